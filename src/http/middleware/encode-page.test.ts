import { expect, test } from "vitest";
import { encodePage } from "./encode-page.ts";

test.for([
  ["", "nothing"],
  ["<p>1\u2009234 kr för Åsa 👩‍👧</p>", "letters of one to four bytes"],
  ["\ud800x", "half a surrogate pair"],
  ["å€".repeat(400_000), "more than fits"],
] as const)("%#: the same bytes as the usual encoding, %s", ([text]) =>
  expect(encodePage(text).equals(Buffer.from(text))).toBe(true),
);

test("a page does not change when the next one is encoded", () => {
  const first = encodePage("the first");
  encodePage("another one");
  expect(first.toString()).toBe("the first");
});
