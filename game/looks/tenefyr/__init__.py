"""How the table of Heroes of Tenefyr looks: a ballad-singer's painted cloth on the village green."""
