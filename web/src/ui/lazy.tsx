// A page that is loaded when it is first shown: whoever only looks in at the door does not wait for the whole house.
import type { ComponentChild, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useRaise } from "./raise";
import { WaitingPage } from "./whole-page";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Until it is there a whole page waits. */
export function lazy<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return loaded(load, () => <WaitingPage />);
}

/** A part of a page; until it is there, nothing is. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  return loaded(load, () => null);
}

function loaded<Props extends object>(load: Load<Props>, meanwhile: () => ComponentChild): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const raise = useRaise();
    const [Page, setPage] = useState(() => known);
    useEffect(() => {
      if (known) return;
      const keep = (came: ComponentType<Props>) => {
        known = came;
        setPage(() => came);
      };
      load().then(keep, raise);
    }, []);
    return <>{Page ? <Page {...props} /> : meanwhile()}</>;
  };
}
