import { expect, test } from "vitest";
import { checkForm } from "#domain/form/check-form.ts";
import { onServer } from "#domain/form/server-checks.ts";
import { enteredForm, readEntered, typedOf } from "./entered-form.ts";

const TODAY = "2026-11-15";
const form = enteredForm([{ name: "travel", product: "reseförsäkring" }], TODAY);
const check = (typed: Readonly<Record<string, string>>) => checkForm(form, typed, onServer(TODAY));

test("an agreement is read in öre and days, without what was left out", () => {
  const checked = check({ kind: "travel", provider: "Nordkaj", monthly: "49", renews: "2027-05-04", next: "" });
  expect(checked.ok && readEntered(checked.value)).toEqual({
    vertical: "travel",
    providerName: "Nordkaj",
    monthlyOre: 4_900,
    renewsOn: "2027-05-04",
  });
});

test("a kind that is not listed, a missing company, a day that has passed and a huge price are refused", () => {
  const checked = check({ kind: "boat", provider: "", monthly: "100001", renews: "2026-11-14" });
  expect(!checked.ok && checked.errors.map(({ field }) => field)).toEqual(["kind", "provider", "monthly", "renews"]);
});

test("the form is filled in with what was entered, and reads as the same again", () => {
  const contract = { vertical: "travel", providerName: "Nordkaj", monthlyOre: 4_900, boundUntil: "2027-01-01" };
  expect(typedOf(contract)).toMatchObject({ kind: "travel", monthly: "49", bound: "2027-01-01", renews: "" });
  expect(readEntered(typedOf(contract))).toEqual(contract);
});
