"""Los Incognitos: who may see what, and whole positions from what is seen."""
