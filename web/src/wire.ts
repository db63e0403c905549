// What both sides of the wire agree on: its types, the limits and the lists of the server. All is generated from
// Python; this file is its door.
export * from "./wire.generated";
