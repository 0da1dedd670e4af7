import { expect, it } from "vitest";
import { carCancellationTexts } from "./car-cancellation.texts.sv.ts";

it.each([
  ["SPV 24K", "Ditt startdatum på SPV 24K kan vara fel"],
  [undefined, "Ditt startdatum på bilen kan vara fel"],
])("a start that leaves a gap is told with the sign, or without one: %s [C-227]", (thing, title) => {
  expect(carCancellationTexts.wrongStart.title(thing)).toBe(title);
});
