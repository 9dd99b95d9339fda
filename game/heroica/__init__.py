"""Heroica, an unofficial fan edition: its levels and what its content files hold."""
