import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outcomeOf } from "#domain/cover/outcome.ts";
import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { askThrough } from "./exchange.ts";

/** What any vertical that knows of events must do, for every provider, against its simulator over real HTTP. */
let simulators: Simulators;
let targets: readonly string[];
beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: 20_261_118 });
  targets = (await controlSimulators(simulators.url).targets()).map(({ target }) => target);
});
afterAll(() => simulators.close());

const verticals = createServerVerticals(systemClock).filter(({ events }) => events);

it("at least one vertical knows of events", () => {
  expect(verticals.length).toBeGreaterThan(0);
});

describe.each(verticals.map((vertical) => [vertical.description.name, vertical] as const))("%s", (name, vertical) => {
  const { events } = vertical;
  const samples = simulatedVerticals.find((each) => each.name === name)!.samples;

  it("names each event once, with a damage and an example that states it", () => {
    const ids = events!.events.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, damageOre, isPayout = false } of events!.events) {
      expect(id).toMatch(/^[a-z-]{2,30}$/);
      // What is paid out for an injury has no damage to be a part of.
      expect(Number.isSafeInteger(damageOre) && damageOre > 0).toBe(!isPayout);
    }
    expect(events!.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each(vertical.providers.map((provider) => [provider.slug, provider] as const))(
    "%s: own part and insurer's part are the damage, and the cited document has the sentence",
    async (slug, provider) => {
      const target = targets.find((each) => each.endsWith(`/${slug}`)) ?? "";
      const variants = [{}, ...Object.entries(samples.otherRated).map(([field, value]) => ({ [field]: value }))];
      const documents = new Map<string, string>();
      let outcomes = 0;
      for (const changes of variants) {
        const search = vertical.parse({ ...samples.ordinary, ...changes });
        if (!search.ok) continue;
        const { reading } = await askThrough(provider, `${simulators.url}/${target}`, search.value);
        if (reading.kind !== "answered") continue;
        for (const offer of reading.offers) {
          for (const event of events!.events) {
            const outcome = outcomeOf(vertical.describeOffer?.(offer.detail).cover, event);
            if (!outcome) continue;
            outcomes += 1;
            // A payout is no part of a damage.
            expect(outcome.ownOre + (event.isPayout ? 0 : outcome.insurerOre)).toBe(event.damageOre);
            expect(Math.min(outcome.ownOre, outcome.insurerOre)).toBeGreaterThanOrEqual(0);
            expect(outcome.isCovered ? 0 : outcome.insurerOre).toBe(0);
            if (!outcome.citation?.url) continue;
            const { url, quote, document } = outcome.citation;
            if (!documents.has(url)) documents.set(url, readPdfText(await (await fetch(url)).text()));
            expect(documents.get(url)).toContain(quote);
            expect(documents.get(url)).toContain(document);
          }
        }
      }
      expect(outcomes).toBeGreaterThan(0);
    },
  );
});
