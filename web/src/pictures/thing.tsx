// A thing of a game by itself, in a line of text: `box` is the part of its drawing that holds it.
import type { ComponentChildren } from "preact";

interface Props {
  readonly box: string;
  readonly children: ComponentChildren;
}

export function Thing({ box, children }: Props) {
  const [, , width = 1, height = 1] = box.split(" ").map(Number);
  return (
    <svg class="thing" viewBox={box} width={(HEIGHT * width) / height} height={HEIGHT} aria-hidden="true">
      {children}
    </svg>
  );
}

const HEIGHT = 44;
