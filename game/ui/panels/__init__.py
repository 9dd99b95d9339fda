"""What hangs around the table: header, banner, dock, log, forecast."""
