"""Everything that travels between browser and server, typed. TypeScript types are generated from here."""
