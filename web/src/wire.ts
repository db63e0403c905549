// The types of the wire. Generated ones arrive with the server's schema; this file is their door.
export * from "./wire.generated";
