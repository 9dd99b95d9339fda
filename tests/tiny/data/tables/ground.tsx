<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="ground" tilewidth="96" tileheight="96" tilecount="2" columns="0">
 <tile id="0" type="stone"><properties><property name="ground" value="stone"/></properties></tile>
 <tile id="1" type="water"><properties><property name="ground" value="water"/></properties></tile>
</tileset>
