import { expect, it } from "vitest";
import { byRank, countOfferedBy, hasAnswered } from "./offer.ts";

it.each([
  ["declined", true],
  ["unreadable", true],
  ["no-answer", false],
  ["unavailable", false],
] as const)("a provider without offer, reason %s, has answered: %s", (reason, answered) => {
  expect(hasAnswered({ reason })).toBe(answered);
});

it("equal offers stand in the order of their providers' names, å, ä and ö last", () => {
  const offer = (providerName: string, ore: number) => ({
    providerName,
    price: { comparison: { ore, basis: "year" as const } },
  });
  const ranked = [offer("Östra", 200), offer("Aros", 200), offer("Ädel", 200), offer("Åsa", 200), offer("Zeta", 100)];
  expect(ranked.toSorted(byRank).map(({ providerName }) => providerName)).toEqual([
    "Zeta",
    "Aros",
    "Åsa",
    "Ädel",
    "Östra",
  ]);
});

it("progress counts providers, of which one may have several offers", () => {
  expect(countOfferedBy([{ providerId: 3 }, { providerId: 3 }, { providerId: 8 }])).toBe(2);
  expect(countOfferedBy([])).toBe(0);
});
