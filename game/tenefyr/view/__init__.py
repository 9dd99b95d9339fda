"""What Heroes of Tenefyr shows: faces, sheets, questions, what is at stake, and what only its table draws."""
