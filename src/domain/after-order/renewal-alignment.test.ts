import { expect, it } from "vitest";
import { fillNouns } from "#domain/text/nouns.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import { describeRenewalAlignment } from "./renewal-alignment.texts.sv.ts";
import { compareWithRenewal } from "./renewal-alignment.ts";

it.each([
  ["2027-01-18", { kind: "aligned" }, "Du är försäkrad hela tiden."],
  [
    "2027-01-25",
    { kind: "gap", days: 7 },
    "Om den gamla försäkringen slutar vid förnyelsen är du utan försäkring i 7 dagar.",
  ],
  ["2027-01-17", { kind: "double", days: 1 }, "Du har båda försäkringarna i en dag och betalar för båda."],
])("a start on %s beside a renewal on 18 January", (start, alignment, text) => {
  expect(compareWithRenewal("2027-01-18", start)).toEqual(alignment);
  expect(fillNouns(describeRenewalAlignment(compareWithRenewal("2027-01-18", start)), insuranceNouns)).toBe(text);
});

it("summer time makes no day shorter", () => {
  expect(compareWithRenewal("2027-03-27", "2027-03-29")).toEqual({ kind: "gap", days: 2 });
});
