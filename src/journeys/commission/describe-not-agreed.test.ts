import { expect, it } from "vitest";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { commissionOre } from "./commission-of.ts";
import { NOT_AGREED } from "./commission-table.ts";
import { describeNotAgreed } from "./describe-not-agreed.ts";

const verticals = createServerVerticals({ nowMs: () => 0 });

it("nothing is described when what every provider pays is agreed", () => {
  expect(describeNotAgreed(verticals, () => ({ kind: "share", percent: 10 }))).toBeUndefined();
});

it("one line names every provider without an agreement, and where it is stated", () => {
  const lines = describeNotAgreed(verticals, ({ slug }) =>
    slug === "tuvull" ? { kind: NOT_AGREED } : { kind: "request", ore: 0 },
  );
  expect(lines).toBe(
    "No commission is agreed with tuvull (car), tuvull (house), tuvull (flat), tuvull (accident): production does not start. State it in src/journeys/commission/commission-table.ts.",
  );
});

it("without an agreement nothing is paid", () => {
  expect(commissionOre({ kind: NOT_AGREED }, 430_850)).toBe(0);
});
