import { expect, it } from "vitest";
import type { CoverPart } from "#domain/cover/cover.ts";
import { heldHome } from "./held-insurance.ts";

const travel = (part: Partial<CoverPart>) =>
  heldHome("TRAVEL")
    .covers?.([{ type: "TRAVEL", name: "Reseskydd", state: "included", ...part }])
    .find(({ cover }) => cover === "travel");

it("a home covers travel as long as its description states", () => {
  expect(travel({ terms: { days: 60 } })?.limit).toBe("60 dagar");
  expect(travel({ state: "excluded" })).toBeUndefined();
});

it("a home whose description does not state it covers what such insurances do", () => {
  expect([travel({ state: "unknown" })?.limit, travel({ terms: { days: "unstated" } })?.limit]).toEqual([
    "45 dagar",
    "45 dagar",
  ]);
  expect(heldHome().covers?.()).toHaveLength(2);
});
