<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="serpent" tilewidth="160" tileheight="160" spacing="64" margin="32" tilecount="104" columns="8" tilerendersize="grid">
 <image source="../../../../assets/pictures/heroica/tiles/serpent.webp" width="1792" height="2912"/>
 <tile id="0" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="1" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="2" type="floor">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="3" type="grey">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="grey"/>
  </properties>
 </tile>
 <tile id="4" type="grey">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="grey"/>
  </properties>
 </tile>
 <tile id="5" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
 </tile>
 <tile id="6" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
 </tile>
 <tile id="7" type="sea">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="sea"/>
  </properties>
 </tile>
 <tile id="8" type="berth">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="berth"/>
  </properties>
 </tile>
 <tile id="9" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="10" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="11" type="mud">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="mud"/>
  </properties>
 </tile>
 <tile id="12" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
 </tile>
 <tile id="13" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
 </tile>
 <tile id="14" type="lava">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="lava"/>
  </properties>
 </tile>
 <tile id="15" type="start">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="16" type="goal">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="17" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="18" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="19" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="20" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="21" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="22" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="23" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="24" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="25" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="26" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="27" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="28" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="29" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="30" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="31" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="32" type="high">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="33" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="34" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="35" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="36" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="37" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="38" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="39" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="40" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="41" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="42" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="43" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="44" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="45" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="46" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="47" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="48" type="low">
  <properties>
   <property name="walk" type="bool" value="false"/>
   <property name="sight" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="49" type="decor"/>
 <tile id="50" type="decor"/>
 <tile id="51" type="decor"/>
 <tile id="52" type="decor"/>
 <tile id="53" type="pave">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="54" type="pave">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
 <tile id="55" type="pave">
  <properties>
   <property name="walk" type="bool" value="true"/>
   <property name="sight" type="bool" value="true"/>
   <property name="ground" value="floor"/>
  </properties>
 </tile>
</tileset>
