import { afterAll, beforeAll, expect, it } from "vitest";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { systemClock } from "#platform/clock.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import {
  CAR_EVENTS,
  FULL_COVER_KR,
  HALF_COVER_KR,
  HALF_WITH_ANIMALS,
  OTHER_EXCESS_KR,
  TRAFFIC_COVER_KR,
} from "#tests/fixtures/car-event-amounts.ts";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { NOT_READ } from "#verticals/_insurance/terms/read-terms.ts";
import { carTerms, carTermsOf } from "#verticals/car/server/car-terms.ts";
import { askThrough } from "./exchange.ts";

let simulators: Simulators;
beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: 20_261_118 });
});
afterAll(() => simulators.close());

const car = createServerVerticals(systemClock).find(({ description }) => description.name === "car")!;
const ordinary = simulatedVerticals.find(({ name }) => name === "car")!.samples.ordinary;
const SLUGS = Object.keys(FULL_COVER_KR);

function termsOf(slug: string) {
  const provider = car.providers.find((each) => each.slug === slug);
  const terms = carTermsOf(({ providerId }) => providerId === provider?.providerId);
  if (!terms) throw new Error(`the terms of ${slug} are not read`);
  return terms;
}

/** What the insurer's offer to the search pays at each event. */
async function outcomesOf(slug: string, changes: Readonly<Record<string, string>>) {
  const provider = car.providers.find((each) => each.slug === slug)!;
  const search = car.parse({ ...ordinary, ...changes });
  if (!search.ok) throw new Error(JSON.stringify(search.errors));
  const { reading } = await askThrough(provider, `${simulators.url}/insurers/${slug}`, search.value);
  if (reading.kind !== "answered") throw new Error(`${slug} has no offer: ${JSON.stringify(reading)}`);
  const { cover } = car.describeOffer!(reading.offers[0]!.detail);
  const damageOf = (event: string) => car.events!.events.find(({ id }) => id === event)!;
  return new Map(CAR_EVENTS.map((event) => [event, outcomeOf(cover, damageOf(event))]));
}

const ownKr = (outcomes: Awaited<ReturnType<typeof outcomesOf>>) =>
  [...outcomes.values()].map((outcome) => outcome && outcome.ownOre / 100);

it("the hand-written amounts are of every insurer whose terms are read", () => {
  const read = Object.entries(carTerms).filter(([, terms]) => terms !== NOT_READ);
  expect(SLUGS.toSorted()).toEqual(read.map(([slug]) => slug).toSorted());
  expect(Object.keys(HALF_COVER_KR)).toEqual(SLUGS);
  expect(car.events?.events.map(({ id }) => id).toSorted()).toEqual([...CAR_EVENTS].toSorted());
});

it.each(SLUGS)("%s pays at each event what its terms state, for each cover", async (slug) => {
  const full = await outcomesOf(slug, { insurancetype: "full", excesscost: "6000" });
  expect(ownKr(full)).toEqual(FULL_COVER_KR[slug]);
  for (const outcome of full.values()) {
    expect(outcome?.isCovered).toBe(true);
    expect(outcome?.citation?.url).toMatch(/villkor-bil\.pdf/);
  }
  const half = await outcomesOf(slug, { insurancetype: "half", excesscost: "" });
  expect(ownKr(half)).toEqual(HALF_COVER_KR[slug]);
  const animal = HALF_WITH_ANIMALS.includes(slug);
  expect([...half.values()].map((outcome) => outcome?.isCovered)).toEqual([true, true, false, false, animal]);
  const traffic = await outcomesOf(slug, { insurancetype: "traffic", excesscost: "" });
  expect(ownKr(traffic)).toEqual(TRAFFIC_COVER_KR);
  for (const outcome of traffic.values()) {
    expect(outcome).toMatchObject({ isCovered: false, insurerOre: 0 });
    expect(outcome?.citation?.quote).toBe(termsOf(slug).lacking.traffic.quote);
  }
});

it.each(Object.entries(OTHER_EXCESS_KR))("an excess of %s follows the visitor's choice", async (key, expected) => {
  const [excesscost = "", slug = ""] = key.split(" ");
  const outcomes = await outcomesOf(slug, { insurancetype: "full", excesscost });
  expect({
    crash: outcomes.get("crash")!.ownOre / 100,
    animal: outcomes.get("animal")!.ownOre / 100,
  }).toEqual(expected);
});

it.each(SLUGS)(
  "the document of %s has every sentence that is cited of it, at the clause that is cited",
  async (slug) => {
    const answer = await fetch(`${simulators.url}/insurers/${slug}/dokument/villkor-bil.pdf`);
    const text = readPdfText(await answer.text());
    const { document, excesses, lacking, instead = {}, inHalf = {} } = termsOf(slug);
    expect(text.startsWith(`${document} `)).toBe(true);
    const clauses = [
      ...Object.values(excesses),
      ...Object.values(lacking),
      ...Object.values(instead),
      ...Object.values(inHalf),
    ];
    expect(clauses.length).toBeGreaterThanOrEqual(11);
    for (const { place, quote } of clauses) expect(text).toContain(`${place.replace("punkt ", "")} ${quote}`);
  },
);
