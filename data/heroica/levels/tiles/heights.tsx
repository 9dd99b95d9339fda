<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="heights" tilewidth="64" tileheight="64" tilecount="53" columns="0">
 <tile id="0" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/floor-1.png" width="64" height="64"/>
 </tile>
 <tile id="1" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/floor-2.png" width="64" height="64"/>
 </tile>
 <tile id="2" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/floor-3.png" width="64" height="64"/>
 </tile>
 <tile id="3" type="grey">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="grey"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/grey-1.png" width="64" height="64"/>
 </tile>
 <tile id="4" type="grey">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="grey"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/grey-2.png" width="64" height="64"/>
 </tile>
 <tile id="5" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/sea-1.png" width="64" height="64"/>
 </tile>
 <tile id="6" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/sea-2.png" width="64" height="64"/>
 </tile>
 <tile id="7" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/sea-3.png" width="64" height="64"/>
 </tile>
 <tile id="8" type="berth">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="berth"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/berth-1.png" width="64" height="64"/>
 </tile>
 <tile id="9" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/mud-1.png" width="64" height="64"/>
 </tile>
 <tile id="10" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/mud-2.png" width="64" height="64"/>
 </tile>
 <tile id="11" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/mud-3.png" width="64" height="64"/>
 </tile>
 <tile id="12" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/lava-1.png" width="64" height="64"/>
 </tile>
 <tile id="13" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/lava-2.png" width="64" height="64"/>
 </tile>
 <tile id="14" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/lava-3.png" width="64" height="64"/>
 </tile>
 <tile id="15" type="start">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/start-1.png" width="64" height="64"/>
 </tile>
 <tile id="16" type="goal">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/goal-1.png" width="64" height="64"/>
 </tile>
 <tile id="17" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-0.png" width="64" height="64"/>
 </tile>
 <tile id="18" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-1.png" width="64" height="64"/>
 </tile>
 <tile id="19" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-2.png" width="64" height="64"/>
 </tile>
 <tile id="20" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-3.png" width="64" height="64"/>
 </tile>
 <tile id="21" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-4.png" width="64" height="64"/>
 </tile>
 <tile id="22" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-5.png" width="64" height="64"/>
 </tile>
 <tile id="23" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-6.png" width="64" height="64"/>
 </tile>
 <tile id="24" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-7.png" width="64" height="64"/>
 </tile>
 <tile id="25" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-8.png" width="64" height="64"/>
 </tile>
 <tile id="26" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-9.png" width="64" height="64"/>
 </tile>
 <tile id="27" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-10.png" width="64" height="64"/>
 </tile>
 <tile id="28" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-11.png" width="64" height="64"/>
 </tile>
 <tile id="29" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-12.png" width="64" height="64"/>
 </tile>
 <tile id="30" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-13.png" width="64" height="64"/>
 </tile>
 <tile id="31" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-14.png" width="64" height="64"/>
 </tile>
 <tile id="32" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/high-15.png" width="64" height="64"/>
 </tile>
 <tile id="33" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-0.png" width="64" height="64"/>
 </tile>
 <tile id="34" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-1.png" width="64" height="64"/>
 </tile>
 <tile id="35" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-2.png" width="64" height="64"/>
 </tile>
 <tile id="36" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-3.png" width="64" height="64"/>
 </tile>
 <tile id="37" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-4.png" width="64" height="64"/>
 </tile>
 <tile id="38" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-5.png" width="64" height="64"/>
 </tile>
 <tile id="39" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-6.png" width="64" height="64"/>
 </tile>
 <tile id="40" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-7.png" width="64" height="64"/>
 </tile>
 <tile id="41" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-8.png" width="64" height="64"/>
 </tile>
 <tile id="42" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-9.png" width="64" height="64"/>
 </tile>
 <tile id="43" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-10.png" width="64" height="64"/>
 </tile>
 <tile id="44" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-11.png" width="64" height="64"/>
 </tile>
 <tile id="45" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-12.png" width="64" height="64"/>
 </tile>
 <tile id="46" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-13.png" width="64" height="64"/>
 </tile>
 <tile id="47" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-14.png" width="64" height="64"/>
 </tile>
 <tile id="48" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
  <image source="../../../../assets/pictures/heroica/tiles/heights/low-15.png" width="64" height="64"/>
 </tile>
 <tile id="49" type="decor">
  <image source="../../../../assets/pictures/heroica/tiles/heights/decor-1.png" width="64" height="64"/>
 </tile>
 <tile id="50" type="decor">
  <image source="../../../../assets/pictures/heroica/tiles/heights/decor-2.png" width="64" height="64"/>
 </tile>
 <tile id="51" type="decor">
  <image source="../../../../assets/pictures/heroica/tiles/heights/decor-3.png" width="64" height="64"/>
 </tile>
 <tile id="52" type="decor">
  <image source="../../../../assets/pictures/heroica/tiles/heights/decor-4.png" width="64" height="64"/>
 </tile>
</tileset>
