import { expect, it } from "vitest";
import { describeRenewalAlignment } from "#domain/after-order/renewal-alignment.texts.sv.ts";
import { carCancellationTexts } from "./car-cancellation.texts.sv.ts";

it.each([
  ["SPV 24K", "Ditt startdatum på SPV 24K kan vara fel"],
  [undefined, "Ditt startdatum på bilen kan vara fel"],
])("a start that leaves a gap is reported with the plate, or without one: %s [C-227]", (thing, title) => {
  expect(carCancellationTexts.wrongStart.title(thing)).toBe(title);
});

it("the days of both insurances mean the same as they did in the checkout", () => {
  const known = {
    provider: "Granskog",
    thing: "SPV 24K",
    endsOn: "18 januari 2027",
    newStartsOn: "25 januari 2027",
    meeting: describeRenewalAlignment({ kind: "gap", days: 7 }),
  };
  expect(carCancellationTexts.wrongStart.text(known)).toContain(known.meeting);
  expect(carCancellationTexts.leadKnown(known)).toContain(known.meeting);
});
