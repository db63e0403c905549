// The rows of three codes as another program writes them, each as one number in base 16.
import { expect, test } from "vitest";
import { qr } from "./qr";

const KNOWN: readonly (readonly [text: string, mask: number, rows: string])[] = [
  [
    "https://example.org/join/ABC234",
    2,
    "1fc13f7f 104a0541 1758535d 17521a5d 175eef5d 105bf841 1fd5557f 1aa600 17c46e7c 1f183f71 16d109b0 13a653aa 754120c 1d9ee6f1 107df57c 198a392 85c600c 143d37f5 174d0c14 13a15602 126d01f7 11e71f 1fccef5c 105fb311 17577df5 175703ac 175b7ffe 104a057a 1fda3ef4",
  ],
  [
    "https://saucer.example.org/table/0123456789abcdef#carry=abcdefghijklmnopqrstuvwxyz0123456789ABCD",
    5,
    "1fc4080cc7f 105715d9841 175b911075d 17536512c5d 17471b2025d 10479958d41 1fd5555557f 1b3273000 1055885b9ce 15a5d226632 12e7bc0fd80 11bdf35575a 67c01274e2 595751d2fb 1fdaca87990 f1506150ac 3d3fb4e8a6 380cb637f7 15b03e7275 15ad66193 154030b5dad 68f572f310 e7d5c8f4b4 91f67110d0 19405333363 51bb62b27b 661c5d3db0 182de05729d 1db997af8f 130fb00daf3 1b78f25afa5 163d5024559 1258697c9f6 1422a6d18 1fc0f55775a 1049d2a071b 174aff9c7f9 174633a2021 1740cdc62f0 10436850295 1fda6c6e87c",
  ],
  [
    "hi",
    7,
    "1fc37f 104a41 17455d 174a5d 174b5d 105841 1fd57f 0 12dfa0 1606af 8527d 139f3 1a5ee4 14d5 1fcb5a 105c47 1749c7 175ce3 174eed 104b28 1fd8a6",
  ],
];

test.each(KNOWN)("%s with mask %i is what everybody scans", (text, mask, rows) => {
  const written = qr(text, mask)?.map((row) => Number.parseInt(row.map(Number).join(""), 2).toString(16));
  expect(written?.join(" ")).toBe(rows);
});

test("by itself it takes a mask, and it is one of the eight", () => {
  const text = "https://example.org/join/ABC234";
  const all = Array.from({ length: 8 }, (_, mask) => JSON.stringify(qr(text, mask)));
  expect(all).toContain(JSON.stringify(qr(text)));
});

test("a link that is too long has none", () => {
  expect(qr("x".repeat(106))).toHaveLength(41);
  expect(qr("x".repeat(107))).toBeNull();
});
