import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import type { DieSymbol } from "./names";
import { pointed, pointing, useForgetting } from "./pointed";

afterEach(() => render(null, document.body));

function Dice({ there }: { there: readonly DieSymbol[] }) {
  useForgetting(there);
  return null;
}

test("a die that is used is pointed at no more, nor is any at the next table", async () => {
  await act(() => render(<Dice there={["spray", "jetpack"]} />, document.body));
  pointing("spray").onPointerEnter();
  await act(() => render(<Dice there={["spray"]} />, document.body));
  expect(pointed.get()).toBe("spray");
  await act(() => render(<Dice there={["jetpack"]} />, document.body));
  expect(pointed.get()).toBeNull();
  pointing("jetpack").onPointerEnter();
  await act(() => render(null, document.body));
  expect(pointed.get()).toBeNull();
});
