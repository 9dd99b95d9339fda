<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="keep" tilewidth="64" tileheight="64" tilecount="4" columns="0">
 <tile id="0" type="floor">
  <properties>
   <property name="ground" value="floor"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1" type="wall">
  <properties>
   <property name="ground" value="wall"/>
   <property name="walk" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="2" type="water">
  <properties>
   <property name="ground" value="water"/>
   <property name="walk" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="3" type="grass">
  <properties>
   <property name="ground" value="grass"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
</tileset>
