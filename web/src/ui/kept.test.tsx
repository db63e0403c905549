import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { kept } from "./kept";

afterEach(() => render(null, document.body));

test("what is given the same things again is not drawn again, and shows what it is given otherwise", async () => {
  let drawn = 0;
  const Word = kept(({ word, loud }: { word: string; loud?: boolean }) => {
    drawn += 1;
    return <b>{loud ? word.toUpperCase() : word}</b>;
  });
  const shows = async (word: string, more: { loud?: boolean } = {}) => {
    await act(() => render(<Word word={word} {...more} />, document.body));
    return [document.body.textContent, drawn];
  };
  expect(await shows("yes")).toEqual(["yes", 1]);
  expect(await shows("yes")).toEqual(["yes", 1]);
  expect(await shows("no")).toEqual(["no", 2]);
  expect(await shows("no", { loud: true })).toEqual(["NO", 3]);
  expect(await shows("no")).toEqual(["no", 4]);
});
