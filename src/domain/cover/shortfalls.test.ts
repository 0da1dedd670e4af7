import { expect, it } from "vitest";
import { amount, type CoverPart, withAddOns } from "./cover.ts";
import { describeShortfalls } from "./cover.texts.sv.ts";

const part = (changes: Partial<CoverPart>): CoverPart => ({
  type: "X",
  name: "Vagnskada",
  state: "included",
  asked: {},
  ...changes,
});
const addOn = { id: "a", name: "Djurkollision", yearlyOre: 16_800, terms: {} };
const described = (changes: Partial<CoverPart>) =>
  describeShortfalls([part(changes)]).map((text) => text.replaceAll(/\s/g, " "));

it.each<[Partial<CoverPart>, string]>([
  [{ state: "excluded" }, "Vagnskada ingår inte"],
  [{ state: "unknown" }, "Vi vet inte om vagnskada ingår"],
  [{ state: "add-on", addOn }, "Vagnskada ingår inte, men går att lägga till med Djurkollision för 14 kr/mån"],
  [
    { terms: { excess: amount(600_000) }, asked: { excess: amount(300_000) } },
    "Självrisk vagnskada 6 000 kr, du valde 3 000 kr",
  ],
  [
    { terms: { excess: amount(600_000) }, asked: { excess: amount(300_000) }, excessName: "Självrisk lösöre" },
    "Självrisk lösöre 6 000 kr, du valde 3 000 kr",
  ],
  [{ name: "Reseskydd", terms: { days: 30 }, asked: { days: 45 } }, "Reseskydd 30 dagar, du valde 45 dagar"],
  [
    { name: "Högsta ersättning", terms: { payoutOre: 50_000_000 }, asked: { payoutOre: 100_000_000 } },
    "Högsta ersättning 500 000 kr, du valde 1 000 000 kr",
  ],
])("%j is less than was asked for: %s", (changes, text) => {
  expect(described(changes)).toEqual([text]);
});

it.each<[string, Partial<CoverPart>]>([
  ["included, and no more was asked for", {}],
  ["not asked for", { state: "excluded", asked: undefined } as unknown as CoverPart],
  ["a lower excess", { terms: { excess: amount(150_000) }, asked: { excess: amount(300_000) } }],
  ["more days", { terms: { days: 60 }, asked: { days: 45 } }],
  ["no end", { terms: {}, asked: { days: 45 } }],
  ["a larger payout", { terms: { payoutOre: 150_000_000 }, asked: { payoutOre: 100_000_000 } }],
])("%s is enough", (_, changes) => {
  expect(described(changes)).toEqual([]);
});

it("what is bought is no longer missing", () => {
  const cover = [part({ state: "add-on", addOn })];
  expect(describeShortfalls(withAddOns(cover, ["a"]))).toEqual([]);
});
