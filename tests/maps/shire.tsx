<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="shire" tilewidth="128" tileheight="112" tilecount="5" columns="0">
 <tile id="0" type="plains">
  <properties>
   <property name="ground" value="plains"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="1" type="forest">
  <properties>
   <property name="ground" value="forest"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="2" type="hills">
  <properties>
   <property name="ground" value="hills"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="3" type="mountain">
  <properties>
   <property name="ground" value="mountain"/>
   <property name="walk" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="4" type="water">
  <properties>
   <property name="ground" value="water"/>
   <property name="walk" type="bool" value="false"/>
  </properties>
 </tile>
</tileset>
