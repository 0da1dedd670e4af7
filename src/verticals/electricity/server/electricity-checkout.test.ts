import { expect, it } from "vitest";
import { contractDetail } from "#tests/support/electricity-contract.ts";
import { electricityCheckout as checkout } from "./electricity-checkout.ts";
import { electricityParameters } from "./electricity-parameters.ts";
import { electricitySamples } from "#simulators/verticals/electricity/samples.ts";

const parsed = electricityParameters.parse(electricitySamples.ordinary, "2026-11-17");
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const search = parsed.value;

it("is signed with BankID, because the supplier acts in the customer's name", () => {
  expect(checkout.needsSignature).toBe(true);
  expect(checkout.nameSubject?.(search, undefined)).toMatch(/^en villa i 123\s45$/u);
});

it("lists what is bought first, then the home and what is left, and nothing of what was only searched for", () => {
  const detail = contractDetail({ type: "monthly", campaign: "Sänkt påslag.", bindingMonths: 12 });
  const rows = checkout.summarize(search, { subscriptionName: "Spot Låg", detail });
  expect(rows.map(({ id }) => id)).toEqual([
    "contract",
    "type",
    "comparison",
    "fixed_fee",
    "origin",
    "binding",
    "terms_valid",
    "termination",
    "markup",
    "certificate",
    "environment",
    "volume",
    "zip",
    "powerarea",
    "housing",
    "squaremeters",
    "numberofpeople",
    "heating",
    "yearlyuse",
    "currentprice",
    "presentend",
    "exitfee",
  ]);
  const texts = rows.slice(0, 9).map(({ name, value }) => `${name}: ${value}`.replaceAll(/\s/gu, " "));
  expect(texts).toEqual([
    "Avtal: Spot Låg",
    "Avtalsform: Månadspris + kampanj",
    "Jämförpris för oktober 2026: 94,88 öre/kWh",
    "Månadsavgift: 49 kr/mån",
    "Elens ursprung: Vindkraft",
    "Bindningstid: 12 månader",
    "Villkoren gäller: 12 månader",
    "Uppsägningstid: 1 månad",
    "Påslag med moms: 6,00 öre/kWh",
  ]);
});

it("borrows nothing from the law of insurance", () => {
  expect(checkout.needs).toBeUndefined();
});
