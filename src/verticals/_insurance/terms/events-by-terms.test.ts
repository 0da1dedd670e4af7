import { describe, expect, it } from "vitest";
import type { InsuredEvent } from "#verticals/_contract/events.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { eventsByTerms } from "./events-by-terms.ts";
import type { ReadTerms, StatedTerms } from "./read-terms.ts";

type Subject = "fire" | "flood";

const damage = (id: string, damageKr: number): InsuredEvent => ({
  id,
  label: id,
  title: id,
  example: id,
  damageOre: damageKr * 100,
});

const termsThat = (states: StatedTerms | undefined): ReadTerms<Subject> => ({
  readOn: "2026-11-17",
  documents: {
    rask: {
      name: "Rask 1",
      clauses: {
        fire: { place: "punkt 1.1", quote: "Brand: självrisk 1 500 kr.", ...(states ? { states } : {}) },
        flood: { place: "punkt 1.2", quote: "Översvämning: självrisk 9 000 kr.", states: { excessKr: 9_000 } },
      },
    },
  },
});

const capabilityOf = (states?: StatedTerms, offered: { limitOre?: number } = {}) =>
  eventsByTerms<Subject, { excessOre?: number }, undefined>(termsThat(states), [
    {
      event: damage("brand", 100_000),
      state: ({ excessOre }) =>
        excessOre === undefined ? undefined : { kind: "damage", clause: "fire", excessOre, ...offered },
    },
    { event: damage("flod", 20_000), state: () => ({ kind: "by-terms", clause: "flood", excessOre: 1_500_00 }) },
  ]);

const offerOf = (slug: "rask" | "tuvull", detail: Record<string, unknown> = { excessOre: 1_500_00 }) => ({
  providerId: insurers[slug].providerId,
  providerName: insurers[slug].name,
  subscriptionName: "Hem",
  detail,
});

const ownKr = (states: StatedTerms | undefined, offered?: { limitOre?: number }) =>
  (capabilityOf(states, offered).outcome("brand", offerOf("rask"), undefined)?.ownOre ?? NaN) / 100;

describe("an outcome by offer and terms", () => {
  it("takes the offer's excess where the terms state nothing else", () => {
    expect(ownKr(undefined)).toBe(1_500);
  });

  it("takes what the terms state instead, and the lower of two limits", () => {
    expect(ownKr({ excessKr: 4_000 })).toBe(4_000);
    expect(ownKr({ excessPercent: 10 })).toBe(10_000);
    expect(ownKr({ excessPercent: 1 })).toBe(1_500);
    expect(ownKr({ limitKr: 40_000 })).toBe(60_000);
    expect(ownKr({ limitKr: 40_000 }, { limitOre: 30_000_00 })).toBe(70_000);
    expect(ownKr({ limitKr: 40_000 }, { limitOre: 50_000_00 })).toBe(60_000);
  });

  it("cites the sentence, its place, and the document that the offer links to", () => {
    const links = [
      { name: "Faktablad (IPID)", url: "https://rask.example/f.pdf" },
      { name: "Villkor", url: "https://rask.example/v.pdf" },
    ];
    const offer = offerOf("rask", { excessOre: 1_500_00, links });
    expect(capabilityOf().outcome("brand", offer, undefined)?.citation).toEqual({
      quote: "Brand: självrisk 1 500 kr.",
      document: "Rask 1",
      place: "punkt 1.1",
      url: "https://rask.example/v.pdf",
    });
  });

  it("has no citation of terms that have not been read, and no outcome that only they would state", () => {
    const { outcome } = capabilityOf();
    expect(outcome("brand", offerOf("tuvull"), undefined)).toEqual({
      isCovered: true,
      ownOre: 1_500_00,
      insurerOre: 98_500_00,
    });
    expect(outcome("flod", offerOf("tuvull"), undefined)).toBeUndefined();
    expect(outcome("flod", offerOf("rask"), undefined)).toMatchObject({ ownOre: 9_000_00, insurerOre: 11_000_00 });
  });

  it("neither cites nor follows a sentence that states another amount than the offer", () => {
    const offer = offerOf("rask", { excessOre: 2_000_00 });
    expect(capabilityOf({ excessPercent: 10 }).outcome("brand", offer, undefined)).toEqual({
      isCovered: true,
      ownOre: 2_000_00,
      insurerOre: 98_000_00,
    });
  });

  it("has none where the offer does not state the excess, and none of an unknown event", () => {
    const { outcome } = capabilityOf();
    expect(outcome("brand", offerOf("rask", {}), undefined)).toBeUndefined();
    expect(outcome("jordbävning", offerOf("rask"), undefined)).toBeUndefined();
  });
});
