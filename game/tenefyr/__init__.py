"""Heroes of Tenefyr: its rules, over tables of the kit."""
