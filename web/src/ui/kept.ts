// A component that is drawn anew only when it is given something else: for what there is much of, and rarely changes.
import { type ComponentType, h, type VNode } from "preact";
import { useRef } from "preact/hooks";

export function kept<Props extends object>(Part: ComponentType<Props>): (props: Props) => VNode {
  return (props) => {
    const last = useRef<{ readonly props: Props; readonly drawn: VNode } | null>(null);
    if (last.current === null || differ(last.current.props, props)) {
      last.current = { props, drawn: h(Part as ComponentType<object>, props) };
    }
    return last.current.drawn;
  };
}

function differ<Props extends object>(one: Props, other: Props): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Props)[];
  return names.some((name) => one[name] !== other[name]);
}
