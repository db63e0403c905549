"""Tables for people in the browser. Rooms import downwards only: web, table, services, bots and storage, wire."""
