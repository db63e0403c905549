"""Contact: the rules, a module for each chapter."""
