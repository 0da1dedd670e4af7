import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createProviderGateway } from "#adapters/providers/provider-gateway.ts";
import { addDays, utcDate } from "#domain/calendar/day-arithmetic.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { commissionOf } from "#journeys/commission/commission-of.ts";
import { askProvider } from "#journeys/search/ask-provider.ts";
import { systemClock } from "#platform/clock.ts";
import { createLogger } from "#platform/logging/logger.ts";
import { createOutbound } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/telemetry/metrics.ts";
import { controlSimulators, type SimulatorControl } from "#simulators/control-client.ts";
import { type Simulators, startSimulators } from "#simulators/start.ts";
import type { OrderToPlace, PriceQuestion, ProviderReading, ProviderReply } from "#verticals/_contract/provider.ts";
import type { RegisterAnswers } from "#verticals/_contract/register-facts.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import type { StoredSeries } from "#domain/series/stored-series.ts";
import { flatSeries } from "#tests/support/stored-series.ts";
import { countProviders } from "#tests/support/providers.ts";
import { testRuns } from "#tests/support/test-runs.ts";
import { askThrough, exchange } from "./exchange.ts";
import { mutateReply } from "./mutate-reply.ts";
import { firstYearOre } from "#domain/offer/payment-plan.ts";
import { choosePrice, comparisonOf, planOf, type Price } from "#domain/offer/price.ts";

/** The behaviour that every provider of every vertical must have, against its simulator over real HTTP. */

const MUTATIONS = testRuns(250);
const SEED = 20_261_115;
/** As much as the client lets through (`src/platform/outbound/target.ts`). */
const HUGE_CHARS = 2_000_000;

const registered: RegisterAnswers & { readonly series: StoredSeries } = {
  series: flatSeries("spot/SE3", 62_10, utcDate(Date.now()), 400),
  vehicle: {
    registrationNumber: "SPV24K",
    make: "Volvo",
    model: "V60 <Cross & Country>",
    modelYear: 2019,
    colour: "Blå",
    powerKw: 140,
    fuel: "diesel",
    status: "in-traffic",
  },
};

/** No yearly fee here is below a krona or above a million. */
const SANE_YEARLY_ORE = { min: 1_00, max: 1_000_000_00 };

/** Of a person whom the search does not ask for. */
const TYPED_IN_CHECKOUT = "198502102380";

/** Messages of fetch when a connection breaks before or within an answer. */
const CONNECTION_LOST = /fetch failed|terminated/;

let simulators: Simulators;
let control: SimulatorControl;
let targets: readonly string[];

beforeAll(async () => {
  simulators = await startSimulators({ speed: "instant", seed: SEED });
  control = controlSimulators(simulators.url);
  targets = (await control.targets()).map(({ target }) => target);
});
afterEach(() => control.clearFaults());
afterAll(() => simulators.close());

const cases = createServerVerticals(systemClock).flatMap((vertical) => {
  const { name } = vertical.description;
  const samples = simulatedVerticals.find((simulated) => simulated.name === name)?.samples;
  return vertical.providers.map((provider) => ({ name, slug: provider.slug, vertical, provider, samples }));
});

/** What the tests ask of one provider, and how they order from it. */
function talkTo({ name, vertical, provider, samples }: Case) {
  const targetOf = (): string => targets.find((target) => target.endsWith(`/${provider.slug}`)) ?? "";
  const baseUrl = (): string => `${simulators.url}/${targetOf()}`;

  function search(which: "ordinary" | "declined"): unknown {
    const checked = vertical.parse(samples?.[which] ?? {});
    if (!checked.ok) throw new Error(`the ${which} sample is wrong: ${JSON.stringify(checked.errors)}`);
    return checked.value;
  }

  const facts = vertical.facts?.read(registered);
  const ask = (which: "ordinary" | "declined") => askThrough(provider, baseUrl(), search(which), facts);
  const read = (reply: ProviderReply, which: "ordinary" | "declined" = "ordinary") =>
    provider.read(reply, { search: search(which), facts });

  async function startOrder(reference: string) {
    const { reading } = await ask("ordinary");
    const [offer] = offersOf(reading);
    if (!offer || !provider.ordering) throw new Error(reading.kind);
    const order: OrderToPlace = {
      reference: `conformance-${name}-${provider.slug}-${reference}`,
      subscriptionId: offer.subscriptionId,
      yearlyFeeOre: statedYearOre(offer.price),
      startDate: addDays(utcDate(Date.now()), 14),
      personalNumber: samples?.ordinary["civicnumber"] ?? TYPED_IN_CHECKOUT,
      fields: { email: "anna@example.se" },
    };
    const send = (request: Parameters<typeof exchange>[1]) => exchange(baseUrl(), request);
    const question: PriceQuestion = {
      quoteId: order.subscriptionId,
      startDate: order.startDate,
      payment: "monthly",
      addOnIds: [],
      discountIds: [],
    };
    return { ordering: provider.ordering, order, send, question };
  }

  return { targetOf, baseUrl, search, facts, ask, read, startOrder };
}

type Case = (typeof cases)[number];

/** The first provider of each way to ask and to read: the replies of one protocol are read by the same code for all who have it. */
const protocols = cases.filter((one, at) => cases.findIndex((other) => protocolOf(other) === protocolOf(one)) === at);

function protocolOf({ name, vertical, provider, samples }: Case): string {
  const checked = vertical.parse(samples?.ordinary ?? {});
  const { path, headers } = provider.prepare(checked.ok ? checked.value : undefined);
  return [name, path, headers["content-type"], String(provider.read)].join(" ");
}

describe.each(cases)("$name: $slug", (one) => {
  const { vertical, provider, samples } = one;
  const { targetOf, baseUrl, search, facts, ask, startOrder } = talkTo(one);

  it("offers an ordinary person a price that is valid for a while", async () => {
    const { reading } = await ask("ordinary");
    const offers = offersOf(reading);
    expect(offers, JSON.stringify(reading)).not.toEqual([]);
    expect(complaintsAbout(reading)).toEqual([]);
    for (const offer of offers) {
      expect(offer.subscriptionName).not.toBe("");
      expect(choosePrice(offer.price).headline.unit).toBe(vertical.description.headlineUnit);
      expect(Date.parse(offer.validUntil)).toBeGreaterThan(Date.now() + DAY_MS);
      expect(JSON.parse(JSON.stringify(offer)), "survives being stored").toEqual(offer);
      expect(Object.keys(offer.detail)).not.toEqual([]);
    }
  });

  it("offers a price for every other sample too, and not the same for all", async () => {
    const others = Object.entries(samples?.otherRated ?? {});
    const fees = new Set<number>();
    for (const changes of mixSamples(others)) {
      const checked = vertical.parse({ ...samples?.ordinary, ...changes });
      const { reading } = await askThrough(provider, baseUrl(), checked.ok ? checked.value : undefined, facts);
      expect(reading.kind, JSON.stringify(changes)).toBe("answered");
      for (const { price } of offersOf(reading)) fees.add(comparisonOf(price).ore);
    }
    // On some days two samples cost the same by chance.
    expect(fees.size).toBeGreaterThanOrEqual(others.length);
  });

  it("gives the same price when asked again", async () => {
    expect((await ask("ordinary")).reading).toEqual((await ask("ordinary")).reading);
  });

  it("declines with a readable reason", async () => {
    const { reading } = await ask("declined");
    expect(reading.kind).toBe("declined");
    expect(reading.kind === "declined" ? reading.message : "").toMatch(/^\p{Lu}.+\.$/u);
  });

  it("puts no personal value in an address or a header", () => {
    const order: OrderToPlace = {
      reference: "conformance-headers",
      subscriptionId: "Q1",
      yearlyFeeOre: 100_00,
      startDate: "2027-01-18",
      personalNumber: samples?.ordinary["civicnumber"] ?? "",
      fields: { email: "anna@example.se" },
    };
    const requests = [
      provider.prepare(search("ordinary"), facts),
      ...(provider.ordering ? [provider.ordering.place(order), provider.ordering.find(order.reference)] : []),
    ];
    for (const { path, headers } of requests)
      for (const value of [...vertical.personalFields.map((field) => samples?.ordinary[field] ?? "?"), "anna@"])
        expect(`${path} ${JSON.stringify(headers)}`).not.toContain(value.slice(-8));
  });

  it("accepts facts from the registers, and works without them", async () => {
    const without = await askThrough(provider, baseUrl(), search("ordinary"));
    for (const { reading } of [without, await ask("ordinary")]) expect(reading.kind).toBe("answered");
  });

  it.runIf(provider.linkOut)("leads to its own site, and states what it pays us", async () => {
    const site = new URL(provider.websiteUrl);
    expect(site.protocol).toBe("https:");
    for (const { detail } of offersOf((await ask("ordinary")).reading)) {
      const address = new URL(provider.linkOut?.addressOf(detail) ?? "");
      expect(address.origin).toBe(site.origin);
      expect(address.search + address.hash, "nothing of the visitor").toBe("");
    }
    expect(["customer", "not agreed"]).toContain(commissionOf(provider).kind);
  });

  describe.runIf(provider.ordering)("ordering", () => {
    it("places an order, finds it by our reference, and finds nothing under another", async () => {
      const { ordering, order, send } = await startOrder("one");
      expect(ordering.readFound(await send(ordering.find(order.reference)))).toEqual({ kind: "not-found" });
      const placed = ordering.readPlaced(await send(ordering.place(order)));
      expect(placed.kind).toBe("placed");
      expect(ordering.readFound(await send(ordering.find(order.reference)))).toEqual(placed);
      expect(ordering.readFound(await send(ordering.find(`${order.reference}x`)))).toEqual({ kind: "not-found" });
    });

    it("prices the quote with and without choices consistently, and accepts an order at each price", async () => {
      const { ordering, order, send, question } = await startOrder("priced");
      const price = async (changes: Partial<PriceQuestion>) => {
        const asked = { ...question, ...changes };
        const reading = ordering.readPriced(await send(ordering.price(asked)), asked);
        if (reading.kind !== "priced") throw new Error(JSON.stringify(reading));
        return reading;
      };
      const plain = await price({});
      expect([plain.subscriptionId, plain.yearlyFeeOre]).toEqual([order.subscriptionId, order.yearlyFeeOre]);
      expect(await price({ reference: order.reference })).toEqual(plain);
      const [addOn, ...otherAddOns] = plain.addOns;
      if (!addOn) throw new Error("nothing can be added");
      const chosen = await price({ addOnIds: [addOn.id] });
      expect(chosen.yearlyFeeOre).toBe(plain.yearlyFeeOre + addOn.yearlyFeeOre);
      expect(await price({ addOnIds: [addOn.id] })).toEqual(chosen);
      for (const { id, yearlyFeeOre } of plain.discounts)
        expect((await price({ discountIds: [id] })).yearlyFeeOre).toBe(plain.yearlyFeeOre + yearlyFeeOre);
      const all = await price({ addOnIds: [addOn, ...otherAddOns].map(({ id }) => id).toSorted() });
      const { subscriptionId, yearlyFeeOre } = all;
      expect(ordering.readPlaced(await send(ordering.place({ ...order, subscriptionId, yearlyFeeOre }))).kind).toBe(
        "placed",
      );
    });

    it("reports the wrong field, and treats an unknown quote as outdated", async () => {
      const { ordering, send, question } = await startOrder("wrong-price");
      const past = ordering.readPriced(await send(ordering.price({ ...question, startDate: "2020-01-01" })), question);
      expect(past).toMatchObject({ kind: "invalid", field: "startdate" });
      const unknown = ordering.readPriced(await send(ordering.price({ ...question, quoteId: "Q1" })), question);
      expect(unknown).toEqual({ kind: "outdated" });
    });

    it("is refused with a reason when the price is not the quoted one", async () => {
      const { ordering, order, send } = await startOrder("price");
      const reading = ordering.readPlaced(
        await send(ordering.place({ ...order, yearlyFeeOre: order.yearlyFeeOre - 100 })),
      );
      expect(reading.kind).toBe("refused");
      expect(ordering.readFound(await send(ordering.find(order.reference)))).toEqual({ kind: "not-found" });
    });

    it("is withdrawn once although the request is sent twice, and never under an unknown reference", async () => {
      const { ordering, order, send } = await startOrder("withdrawn");
      const askedAt = "2026-11-15T10:00:00.000Z";
      const unknown = await send(ordering.withdraw({ reference: order.reference, askedAt }));
      expect(ordering.readWithdrawn(unknown).kind).toBe("refused");
      expect(ordering.readPlaced(await send(ordering.place(order))).kind).toBe("placed");
      const before = (await control.counters(targetOf())).tallies["withdrawals"] ?? 0;
      for (let attempt = 0; attempt < 2; attempt++) {
        const reply = await send(ordering.withdraw({ reference: order.reference, askedAt }));
        expect(ordering.readWithdrawn(reply)).toEqual({ kind: "withdrawn" });
      }
      expect((await control.counters(targetOf())).tallies["withdrawals"]).toBe(before + 1);
      await control.setFaults(targetOf(), { kind: "garbage", operation: "withdraw" });
      const spoilt = await send(ordering.withdraw({ reference: order.reference, askedAt }));
      expect(ordering.readWithdrawn(spoilt).kind).toBe("unreadable");
    });
  });
});

describe.each(protocols)("the protocol of $name: $slug", (one) => {
  const { provider } = one;
  const { targetOf, baseUrl, search, ask, read, startOrder } = talkTo(one);

  it("is not awaited longer than the deadline when it never answers", async () => {
    await control.setFaults(targetOf(), { kind: "hang" });
    const outbound = createOutbound({
      resolveTarget: () => ({ baseUrl: baseUrl() }),
      metrics: createMetrics(),
      logger: createLogger({ level: "error", fields: {} }),
      clock: systemClock,
    });
    const startedMs = performance.now();
    const outcome = await askProvider(
      { gateway: createProviderGateway(outbound), clock: systemClock },
      provider,
      search("ordinary"),
      300,
    );
    expect(outcome).toMatchObject({ kind: "no-offer", withoutOffer: { reason: "no-answer" } });
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    await outbound.close(0);
  });

  it("is unreadable, and quickly so, when the reply is endless", async () => {
    const { replies } = await ask("ordinary");
    for (const reply of replies) {
      const endless = reply.body.startsWith("<")
        ? reply.body.replace(/<(\w+:)?Fordel>[^<]*<\/\1?Fordel>/, (row) => row.repeat(HUGE_CHARS / row.length))
        : `${reply.body.slice(0, -1)},"x":[${"0,".repeat(HUGE_CHARS / 2)}0]}`;
      expect(endless.length).toBeGreaterThan(HUGE_CHARS / 2);
      for (const body of [endless, "x".repeat(HUGE_CHARS), `${reply.body}${" ".repeat(HUGE_CHARS)}`]) {
        const startedMs = performance.now();
        const reading = read({ ...reply, body });
        expect(complaintsAbout(reading)).toEqual([]);
        expect(JSON.stringify(reading).length).toBeLessThan(20_000);
        expect(performance.now() - startedMs).toBeLessThan(3_000);
      }
    }
  });

  it.each(["garbage", "5xx"] as const)("is unreadable, not broken, when the provider answers with %s", async (kind) => {
    await control.setFaults(targetOf(), { kind });
    for (const which of ["ordinary", "declined"] as const) {
      const reply = await exchange(baseUrl(), provider.prepare(search(which)));
      expect(read(reply, which)).toMatchObject({ kind: "unreadable" });
    }
  });

  it.each(["truncate", "reset", "answer-lost"] as const)(
    "loses the connection when the provider does %s",
    async (kind) => {
      await control.setFaults(targetOf(), { kind });
      await expect(exchange(baseUrl(), provider.prepare(search("ordinary")))).rejects.toThrow(CONNECTION_LOST);
    },
  );

  it("reads one answer when the provider answers twice", async () => {
    await control.setFaults(targetOf(), { kind: "duplicate-answer" });
    const { reading } = await ask("ordinary");
    expect(reading.kind).toBe("answered");
  });

  it("is unreadable wherever a reply is truncated", async () => {
    const { replies } = await ask("ordinary");
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies)
      for (let length = 0; length < reply.body.length; length += 7)
        expect(read({ ...reply, body: reply.body.slice(0, length) }).kind).toBe("unreadable");
  });

  it("is unreadable when the reply is a web page, whatever its status", async () => {
    for (const status of [200, 201, 202, 204, 302, 400, 403, 404, 429, 500, 502, 503])
      expect(read({ status, contentType: "text/html", body: "<h1>Underhåll</h1>" }).kind).toBe("unreadable");
  });

  it(`reads ${MUTATIONS} corrupted replies without throwing and without an absurd price`, async () => {
    const replies = [...(await ask("ordinary")).replies, ...(await ask("declined")).replies];
    const kinds = new Map<string, number>();
    for (let number = 0; number < MUTATIONS; number++) {
      const spoilt = mutateReply(pick(replies, number), SEED, number);
      const reading = read(spoilt);
      kinds.set(reading.kind, (kinds.get(reading.kind) ?? 0) + 1);
      expect(complaintsAbout(reading)).toEqual([]);
    }
    // Otherwise the mutations are all harmless or all fatal, and prove nothing.
    expect(kinds.get("unreadable") ?? 0).toBeGreaterThan(MUTATIONS / 10);
    expect(kinds.get("answered") ?? 0).toBeGreaterThan(0);
  });

  describe.runIf(provider.ordering)("ordering", () => {
    it(`reads ${MUTATIONS} corrupted prices without throwing and without an absurd fee`, async () => {
      const { ordering, send, question } = await startOrder("spoilt-price");
      const replies = [
        await send(ordering.price(question)),
        await send(ordering.price({ ...question, startDate: "2020-01-01" })),
        await send(ordering.price({ ...question, quoteId: "Q1" })),
      ];
      const kinds = new Set<string>();
      for (let number = 0; number < MUTATIONS; number++) {
        const reading = ordering.readPriced(mutateReply(pick(replies, number), SEED + 2, number), question);
        kinds.add(reading.kind);
        expect(dirtyTexts(reading)).toEqual([]);
        if (reading.kind !== "priced") continue;
        const fees = [reading.yearlyFeeOre, reading.monthlyFeeOre * 12];
        expect(fees.filter((ore) => !(ore >= SANE_YEARLY_ORE.min && ore <= 1.25 * SANE_YEARLY_ORE.max))).toEqual([]);
      }
      expect([...kinds]).toEqual(expect.arrayContaining(["priced", "unreadable"]));
      for (const kind of ["garbage", "5xx"] as const) {
        await control.setFaults(targetOf(), { kind });
        expect(ordering.readPriced(await send(ordering.price(question)), question).kind).toBe("unreadable");
      }
    });

    it("sent twice, with a lookup before each attempt, is one order", async () => {
      const { ordering, order, send } = await startOrder("our-way");
      const once = async () => {
        const found = ordering.readFound(await send(ordering.find(order.reference)));
        return found.kind === "not-found" ? ordering.readPlaced(await send(ordering.place(order))) : found;
      };
      const first = await once();
      expect(first.kind).toBe("placed");
      expect(await once()).toEqual(first);
      expect((await control.orders(targetOf()))[order.reference]).toBe(1);
    });

    it("placed twice under one reference is found as the first, and never hidden", async () => {
      const { ordering, order, send } = await startOrder("twice");
      const first = ordering.readPlaced(await send(ordering.place(order)));
      const second = ordering.readPlaced(await send(ordering.place(order)));
      expect(ordering.readFound(await send(ordering.find(order.reference)))).toEqual(first);
      // Either the provider recognised the same order, or the counters show two placements.
      const placements = (await control.orders(targetOf()))[order.reference];
      expect(placements).toBe(JSON.stringify(second) === JSON.stringify(first) ? 1 : 2);
    });

    it("whose answer was lost is found", async () => {
      const { ordering, order, send } = await startOrder("lost");
      await control.setFaults(targetOf(), { kind: "answer-lost", operation: "place", count: 1 });
      await expect(send(ordering.place(order))).rejects.toThrow(CONNECTION_LOST);
      expect(ordering.readFound(await send(ordering.find(order.reference))).kind).toBe("placed");
      expect((await control.orders(targetOf()))[order.reference]).toBe(1);
    });

    it("is reported neither as missing nor as placed while the provider is faulty", async () => {
      const { ordering, order, send } = await startOrder("faulty");
      for (const kind of ["garbage", "5xx"] as const) {
        await control.setFaults(targetOf(), { kind });
        expect(ordering.readFound(await send(ordering.find(order.reference))).kind).toBe("unreadable");
        expect(ordering.readPlaced(await send(ordering.place(order))).kind).toBe("unreadable");
      }
    });

    it(`reads ${MUTATIONS} corrupted replies without throwing`, async () => {
      const { ordering, order, send } = await startOrder("spoilt");
      const notFound = await send(ordering.find(order.reference));
      const replies = [notFound, await send(ordering.place(order)), await send(ordering.find(order.reference))];
      const truth = ordering.readFound(pick(replies, 2));
      for (let number = 0; number < MUTATIONS; number++) {
        const spoilt = mutateReply(pick(replies, number), SEED + 1, number);
        const readings = [ordering.readPlaced(spoilt), ordering.readFound(spoilt)];
        expect(dirtyTexts(readings)).toEqual([]);
        const ids = readings.flatMap((reading) => (reading.kind === "placed" ? reading.providerOrderId : []));
        expect(ids.filter((id) => !/^[\w.:~-]{1,100}$/.test(id))).toEqual([]);
      }
      expect(truth.kind).toBe("placed");
    });

    it(`reads ${MUTATIONS} corrupted withdrawals without throwing`, async () => {
      const { ordering, order, send } = await startOrder("spoilt-withdrawal");
      expect(ordering.readPlaced(await send(ordering.place(order))).kind).toBe("placed");
      const reply = await send(ordering.withdraw({ reference: order.reference, askedAt: "2026-11-15T10:00:00.000Z" }));
      for (let number = 0; number < MUTATIONS; number++)
        expect(() => ordering.readWithdrawn(mutateReply(reply, SEED + 2, number))).not.toThrow();
    });
  });
});

it("there are providers to test, and every vertical's protocols among them", () => {
  expect(cases.length).toBeGreaterThanOrEqual(countProviders("car"));
  expect(new Set(protocols.map(({ name }) => name))).toEqual(new Set(cases.map(({ name }) => name)));
  expect(protocols.length).toBeGreaterThan(new Set(cases.map(({ name }) => name)).size);
});

/** More changes than this have too many combinations to test. */
const MAX_MIXED = 6;

/** Every combination of the changes; for many changes each alone, all but each, and all. */
function mixSamples(others: readonly (readonly [string, string])[]): Record<string, string>[] {
  const mixtures =
    others.length <= MAX_MIXED
      ? Array.from({ length: 2 ** others.length }, (_, pattern) => others.filter((__, bit) => (pattern >> bit) & 1))
      : [others, ...others.map((one) => [one]), ...others.map((one) => others.filter((other) => other !== one))];
  return mixtures.map((changes) => Object.fromEntries(changes));
}

/** As the provider states it, in whole öre. */
function statedYearOre(price: Price): number {
  const plan = planOf(price, "yearly");
  if (!plan?.parts.some(({ every }) => every === "year")) return plan ? firstYearOre(plan) : 0;
  const times = { year: 1, month: 12, once: 0 } as const;
  return plan.parts.reduce((sum, { amountOre, every }) => sum + times[every] * amountOre, 0);
}

const offersOf = (reading: ProviderReading) => (reading.kind === "answered" ? reading.offers : []);

/** What must not be true of any reading, however bad the reply is. */
function complaintsAbout(reading: ProviderReading): string[] {
  const found: [string, boolean][] = dirtyTexts(reading).map((text) => [`a text that was not cleaned: ${text}`, true]);
  const offers = offersOf(reading);
  const plans = new Set(offers.map(({ plan }) => plan));
  found.push(["two offers of one plan", plans.size < offers.length]);
  for (const { price, validUntil } of offers) {
    const { comparison, lines, headline, yearlyFeeOre, monthlyFeeOre } = choosePrice(price);
    const isSane = (ore: number) =>
      ore >= SANE_YEARLY_ORE.min && ore <= SANE_YEARLY_ORE.max && Number.isSafeInteger(ore);
    const { isGain } = comparison;
    found.push(
      [`an absurd fee: ${yearlyFeeOre} a year`, isGain ? yearlyFeeOre !== 0 : !isSane(yearlyFeeOre)],
      [`an absurd fee: ${monthlyFeeOre} a month`, isGain ? monthlyFeeOre !== 0 : !isSane(monthlyFeeOre * 12)],
      ["a month dearer than a year", !isGain && monthlyFeeOre >= yearlyFeeOre],
      ["a large price that is no part of the price", !lines.includes(headline)],
      [`an absurd comparison: ${comparison.ore}`, !isSane(comparison.ore)],
      ["no validity", Number.isNaN(Date.parse(validUntil))],
    );
  }
  if (reading.kind === "declined")
    found.push(["a reason without end", reading.message.length > 300 || reading.message === ""]);
  if (reading.kind === "ask-again")
    found.push(
      [`a path that leads elsewhere: ${reading.request.path}`, !/^\/[^?#]*$/.test(reading.request.path)],
      [`a path that leads up: ${reading.request.path}`, reading.request.path.includes("..")],
      [`an absurd wait: ${reading.afterMs}`, !(reading.afterMs >= 0 && reading.afterMs <= 10_000)],
    );
  return found.filter(([, isTrue]) => isTrue).map(([complaint]) => complaint);
}

/** Control characters, direction marks and invisible characters, except the line breaks of a multi-line text. */
// oxlint-disable-next-line no-control-regex
const UNCLEAN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** The texts of a reply that a visitor might be shown, anywhere in the reading. */
function dirtyTexts(value: unknown): string[] {
  if (typeof value === "string") return UNCLEAN.test(value) ? [JSON.stringify(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  // A repeated request goes only to the provider.
  return Object.entries(value).flatMap(([key, each]) => (key === "request" ? [] : dirtyTexts(each)));
}

function pick(replies: readonly ProviderReply[], number: number): ProviderReply {
  const reply = replies[number % replies.length];
  if (!reply) throw new Error("no replies");
  return reply;
}
