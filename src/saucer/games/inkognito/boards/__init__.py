"""Inkognito: files of boards and their reader."""
