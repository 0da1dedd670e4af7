import { expect, test } from "vitest";
import { hasPersonalNumber } from "./personal-number-in-text.ts";

test.each([
  "198502102380",
  "8502102380",
  "850210-2380",
  "850210+2380",
  "19850210 2380",
  "850210 - 2380",
  "19850210–2380",
  "1985-02-10-2380",
  "1985 02 10 2380",
  "85.02.10-2380",
  "198502702384",
  "850210-T380",
])("a personal number is found in a text, written as %s", (written) => {
  expect(hasPersonalNumber(`Kunden (${written}) ringde.`)).toBe(true);
});

test.each([
  "Ring tillbaka på 070-174 06 05 efter kl. 10:30.",
  "Ringde 2026-11-16 kl. 14.05, inget svar.",
  "Bolagets nummer är RAT-7F21K8, vårt SP-7K3M9-Q2X8T.",
  "Betalade 3 060 kr 2026, vill ha 18 januari 2027.",
  "Född 1985-02-10.",
])("ordinary notes hold none: %s", (text) => {
  expect(hasPersonalNumber(text)).toBe(false);
});
