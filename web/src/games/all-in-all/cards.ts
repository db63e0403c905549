// The names of the cards, from the generated types.
import type { PlaceRelic, PortalView } from "./model.generated";

export type Card = NonNullable<PortalView["card"]>;
export type Relic = PlaceRelic["relic"];
