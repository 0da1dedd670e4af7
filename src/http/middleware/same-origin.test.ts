import { expect, it } from "vitest";
import { isFromOurPages, originsOf } from "./same-origin.ts";

const origin = "https://sparv.example";
const ours = originsOf(origin);

it("lets reading through from anywhere", () => {
  expect(isFromOurPages("GET", { origin: "https://other.example" }, ours)).toBe(true);
});

it.each([
  ["no origin", {}],
  ["an opaque origin", { origin: "null" }],
  ["a foreign origin", { origin: "https://other.example" }],
  ["our name on another port", { origin: "https://sparv.example:8443" }],
  ["our name without https", { origin: "http://sparv.example" }],
  ["our origin declared as cross-site", { origin, "sec-fetch-site": "cross-site" }],
  ["our origin from a sibling host", { origin, "sec-fetch-site": "same-site" }],
])("refuses a post with %s", (_what, headers) => {
  expect(isFromOurPages("POST", headers, ours)).toBe(false);
});

it("accepts a post from our own page", () => {
  expect(isFromOurPages("POST", { origin, "sec-fetch-site": "same-origin" }, ours)).toBe(true);
});

it("accepts both names of a developer's machine, and one name elsewhere", () => {
  expect(originsOf("http://localhost:3000")).toEqual(["http://localhost:3000", "http://127.0.0.1:3000"]);
  expect(originsOf(origin)).toEqual([origin]);
});
