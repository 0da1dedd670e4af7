import { expect, it } from "vitest";
import { electricityCheckout as checkout } from "./electricity-checkout.ts";
import { electricityParameters } from "./electricity-parameters.ts";
import { electricitySamples } from "#verticals/electricity/simulated/samples.ts";

const parsed = electricityParameters.parse(electricitySamples.ordinary, "2026-11-17");
if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
const search = parsed.value;

it("is signed with BankID, because the supplier acts in the customer's name", () => {
  expect(checkout.needsSignature).toBe(true);
  expect(checkout.nameSubject?.(search, undefined)).toMatch(/^en villa i 123\s45$/u);
});

it("lists the home first, and what the contract should be after it", () => {
  expect(checkout.summarize(search).map(({ id }) => id)).toEqual([
    "zip",
    "powerarea",
    "housing",
    "squaremeters",
    "numberofpeople",
    "heating",
    "yearlyuse",
    "contracttype",
    "environment",
    "bindtime",
    "currentprice",
    "exitfee",
  ]);
});

it("states what was asked for in one sentence, without the address of the home", () => {
  const { statement, items } = checkout.needs(search);
  expect(statement.replaceAll(/\s/gu, " ")).toContain("ett elavtal för en villa som använder 12 000 kWh om året");
  expect(JSON.stringify([statement, items])).not.toContain("123");
  expect(items.map(({ name, value }) => `${name}: ${value}`.replaceAll(/\s/gu, " "))).toEqual([
    "Elområde: SE3, södra Mellansverige",
    "Förbrukning per år: 12 000 kWh",
    "Avtalstyp: Alla avtalstyper",
    "Elens ursprung: Spelar ingen roll",
    "Bindningstid: Högst 3 år",
  ]);
});
