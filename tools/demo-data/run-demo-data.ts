import { addDemoOwner } from "#adapters/postgres/demo-owners.ts";
import { createCookieKeys } from "#http/middleware/cookie-keys.ts";
import { readVisitor } from "#http/middleware/visitor.ts";
import { noFormerIds } from "#journeys/identity/visitor-ids.port.ts";
import { systemClock } from "#platform/clock.ts";
import { type Config, readSettings } from "#platform/config/config.ts";
import { createPool } from "#platform/database/pool.ts";
import type { Person } from "#simulators/world/people.ts";
import { TEST_VERTICAL } from "#tools/faults/test-orders.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import {
  type DemoVisitor,
  FETCHED_COVER,
  buyAsDemo,
  demoSwitches,
  fieldsOf,
  newDemoVisitor,
  orderAsDemo,
  ordinaryPeople,
  searchAsDemo,
  varySearch,
} from "./demo-visitors.ts";

export interface DemoDataOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly visitors: number;
  readonly orders: number;
  /** Customers who leave an insurance that has been fetched, in months that have ended. */
  readonly switches: number;
  readonly withinMs: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface DemoDataReport {
  readonly searches: number;
  readonly placed: number;
  /** Orders that ended otherwise. */
  readonly unplaced: number;
  /** Orders that left a fetched insurance. */
  readonly switched: number;
  /** Whose own pages show the most of it. */
  readonly regular: Person | undefined;
}

type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

/** Each visitor has its own address where the stack trusts forwarded addresses; the numbers are low enough for one address too. */
export const DEMO_DATA_LIMITS = { visitors: 50, orders: 20, switches: 40, minutes: 30 } as const;

/**
 * Plays visitors through the real calls of a running stack, one after the other. Each is recorded as demonstration data before its
 * first call, so that nothing it does is mistaken for a customer's. Never in production.
 */
export async function runDemoData(options: DemoDataOptions): Promise<DemoDataReport> {
  const { env, seed, log } = options;
  const config = readSettings(env, [
    "environment",
    "databaseUrl",
    "publicOrigin",
    "providersUrl",
    "columnKeys",
    "lookupKey",
    "cookieKey",
    "cookieFormerKeys",
  ]);
  if (config.environment === "production") throw new Error("there is no demonstration data in production");
  await expectSimulators(config.providersUrl);
  const random = seededRandom(seed);
  const untilMs = systemClock.nowMs() + options.withinMs;
  const cookieKeys = createCookieKeys(config);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-demo-data", connectionFailed: () => undefined });
  const people = ordinaryPeople(random);
  const regular = newDemoVisitor(random);
  const report: Writable<DemoDataReport> = {
    searches: 0,
    placed: 0,
    unplaced: 0,
    switched: 0,
    regular: undefined,
  };
  const switches = demoSwitches(pool, config);
  /** Searches, has something that costs more, and buys. */
  async function playSwitch(person: Person, visitor: DemoVisitor, daysAgo: number): Promise<boolean> {
    const shop = shopOf(config, TEST_VERTICAL);
    const owner = readVisitor(visitor.cookie, cookieKeys, noFormerIds).owner();
    await addDemoOwner(pool, owner);
    const sample = simulatedVerticals.find(({ name }) => name === TEST_VERTICAL)?.samples.ordinary ?? {};
    const fields: Record<string, string> = {
      ...sample,
      insurancetype: FETCHED_COVER.insurancetype,
      ...fieldsOf(person, sample, random),
    };
    const offers = (await searchAsDemo(shop, visitor, fields)) ?? [];
    report.searches += 1;
    const [offer] = offers.filter(({ providerId }) => shop.ordering.has(providerId));
    if (!offer) return false;
    const registrationNumber = (fields["carregnumber"] ?? "").replace(" ", "");
    const made = { owner, person, vertical: TEST_VERTICAL, registrationNumber, offer };
    const formerFeeOre = Math.round((offer.yearlyFeeOre * (1.08 + random() * 0.4)) / 100) * 100;
    const fetchDataId = await switches.fetch(made, formerFeeOre);
    const state = await buyAsDemo(shop, visitor, offer, { person, fetchDataId });
    report[state === "placed" ? "placed" : "unplaced"] += 1;
    if (state !== "placed") return false;
    report.switched += 1;
    if (daysAgo > 0) await switches.remember(made, fetchDataId, formerFeeOre, daysAgo);
    return true;
  }

  try {
    for (let at = 0; at < options.switches && systemClock.nowMs() < untilMs; at += 1) {
      // From the end of the list: the other customers of the same seed stay the same.
      const person = people.at(-1 - at);
      if (!person) break;
      const isSwitched = await playSwitch(person, newDemoVisitor(random), 40 + 10 * (at % 25));
      log(`switch ${at + 1}: ${isSwitched ? "placed" : "not placed"}`);
    }
    for (let at = 0; at < options.visitors && systemClock.nowMs() < untilMs; at += 1) {
      const isBuyer = at < options.orders;
      // The first ones are one customer, who buys in every vertical: their own pages have something to show.
      const isRegular = isBuyer && at < simulatedVerticals.length;
      const [person, visitor] = [people[isRegular ? 0 : at], isRegular ? regular : newDemoVisitor(random)];
      const chosen =
        simulatedVerticals[isBuyer ? at % simulatedVerticals.length : drawIndex(simulatedVerticals, random)];
      if (!chosen || !person) throw new Error("there is nothing to compare, or no person to do it");
      const shop = shopOf(config, chosen.name);
      await addDemoOwner(pool, readVisitor(visitor.cookie, cookieKeys, noFormerIds).owner());
      if (isRegular && chosen.name === TEST_VERTICAL && options.switches > 0) {
        if (await playSwitch(person, visitor, 0)) report.regular = person;
        log(`order ${at + 1}, ${chosen.name}: a switch`);
        continue;
      }
      const search = isBuyer ? chosen.samples.ordinary : varySearch(chosen, random);
      const offers = await searchAsDemo(shop, visitor, { ...search, ...fieldsOf(person, search, random) });
      if (!offers) {
        log("asked as much as one address may: the rest is left for later");
        break;
      }
      report.searches += 1;
      if (!isBuyer) continue;
      const orderable = offers.filter(({ providerId }) => shop.ordering.has(providerId));
      const state = await orderAsDemo(shop, visitor, orderable, { person, random });
      report[state === "placed" ? "placed" : "unplaced"] += 1;
      if (isRegular && state === "placed") report.regular = person;
      log(`order ${at + 1}, ${chosen.name}: ${state ?? "no answer"}`);
    }
    return report;
  } finally {
    await pool.end();
  }
}

async function expectSimulators(providersUrl: string): Promise<void> {
  const health = await fetch(`${new URL(providersUrl).origin}/_control/health`).catch(() => undefined);
  if (!health?.ok) throw new Error("the simulators do not answer: start the stack first (npm run dev)");
}

function shopOf({ publicOrigin, providersUrl }: Pick<Config, "publicOrigin" | "providersUrl">, name: string) {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name);
  const providers = vertical?.providers.filter(({ ordering }) => ordering !== undefined) ?? [];
  return {
    urls: [publicOrigin],
    publicOrigin,
    path: vertical?.description.path ?? "/",
    simulatorsUrl: new URL(providersUrl).origin,
    /** Those whose offers can be ordered here. */
    ordering: new Set(providers.map(({ providerId }) => providerId)),
  };
}

const drawIndex = (choices: readonly unknown[], random: () => number): number => Math.floor(random() * choices.length);
