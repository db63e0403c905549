// Addresses of pages. Links are plain links; clicks on them stay in the page.
import { store } from "./store";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "rules"; readonly slug: string }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "missing" };

export function routeOf(path: string): Route {
  const [place, name, ...more] = path.split("/").slice(1);
  if (!place && !name) return { page: "start" };
  if (!name || more.length > 0) return { page: "missing" };
  if (place === "table") return { page: "table", table: name };
  if (place === "replay") return { page: "replay", table: name };
  if (place === "rules") return { page: "rules", slug: name };
  if (place === "join") return { page: "join", code: name };
  return { page: "missing" };
}

export const address = {
  start: "/",
  table: (table: string) => `/table/${table}`,
  /** With an entry: at the moment when that was told. */
  replay: (table: string, entry?: number) => `/replay/${table}${entry === undefined ? "" : `#e${entry}`}`,
  rules: (slug: string, clause?: string) => `/rules/${slug}${clause ? `#${clause}` : ""}`,
};

export const route = store<Route>(routeOf(location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
}

/** In place of this page: whoever goes back does not come here again, to be sent on at once. */
export function goInstead(path: string): void {
  history.replaceState(null, "", path);
  arrive();
}

export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function arrive(): void {
  route.set(routeOf(location.pathname));
  if (!location.hash) scrollTo(0, 0);
}
