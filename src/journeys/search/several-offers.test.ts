import { expect, it } from "vitest";
import type { ProviderWithoutOffer } from "#domain/offer/offer.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { Provider, QuotedOffer } from "#verticals/_contract/provider.ts";
import { insurancePrice } from "#verticals/_insurance/insurance-price.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { askProvider } from "./ask-provider.ts";
import { joinAnswers } from "./join-answers.ts";
import type { CachedQuote } from "./quote-cache.port.ts";
import { createRequestCoalescer } from "./request-coalescing.ts";
import { runSearch, type RunNode, type RunPorts } from "./run-search.ts";
import { MAX_OFFERS } from "./search-limits.ts";
import type { ProviderAnswer, SearchResult } from "./search.port.ts";

const quote = (plan: string, yearlyKr: number): QuotedOffer<Record<string, unknown>> => ({
  subscriptionId: randomId(),
  plan,
  subscriptionName: plan,
  price: insurancePrice({ yearlyFeeOre: yearlyKr * 100, monthlyFeeOre: yearlyKr * 10 }, "ore-month"),
  validUntil: "2030-01-01T00:00:00Z",
  detail: {},
});

/** Its quotes have other ids each time it is asked. */
const seller = (providerId: number, name: string, prices: Readonly<Record<string, number>>): Provider<unknown> => ({
  slug: name.toLowerCase(),
  shopId: 1_000 + providerId,
  providerId,
  name,
  websiteUrl: "",
  noticeAddress: undefined,
  prepare: () => ({ method: "GET", path: "/", headers: {} }),
  read: () => ({ kind: "answered", offers: Object.entries(prices).map(([plan, kr]) => quote(plan, kr)) }),
});

const alfa = seller(1, "Alfa", { small: 300, large: 100, middle: 200 });
const beta = seller(2, "Beta", { only: 150 });

/** With a version the vertical's prices depend on a series of that version. */
function createNode(providers: readonly Provider<unknown>[], version?: () => number) {
  const asked: string[] = [];
  const answered: ProviderAnswer[] = [];
  const cached = new Map<string, readonly CachedQuote[]>();
  const ports: RunPorts = {
    gateway: {
      send({ slug }) {
        asked.push(slug);
        return Promise.resolve({ kind: "replied", reply: { status: 200, contentType: "", body: "" } });
      },
    },
    progress: { addAnswer: () => Promise.resolve() } as unknown as RunPorts["progress"],
    facts: {
      find: (questions) =>
        Promise.resolve(
          questions?.series && version
            ? { series: { source: "s", key: "k", days: [], readAtMs: 0, version: version() } }
            : {},
        ),
    },
    quoteCache: {
      find: ({ ratedFacts }) =>
        Promise.resolve(
          new Map(
            providers.flatMap(({ slug }) => {
              const held = cached.get(`${ratedFacts}/${slug}`);
              return held ? [[slug, held] as const] : [];
            }),
          ),
        ),
      store: ({ ratedFacts }, slug, quotes) => void cached.set(`${ratedFacts}/${slug}`, quotes),
    },
    clock: systemClock,
    newId: randomId,
    cacheFailed: () => undefined,
    measure: {
      searchEnded: () => undefined,
      listShown: () => undefined,
      providerAnswered: () => undefined,
      quoteTaken: () => undefined,
    },
  };
  const node: RunNode = {
    coalescer: createRequestCoalescer(false),
    answered: (_, answer) => void answered.push(answer),
  };
  const vertical = {
    description: { name: "example" },
    schemaVersion: 1,
    providers,
    ratedFacts: () => "",
    facts: version && { questions: () => ({ series: "s/k" }), read: () => ({}) },
  } as unknown as AnyVerticalServer;
  const run = (before: readonly ProviderAnswer[] = []): Promise<SearchResult> =>
    runSearch(ports, node, { vertical, searchId: "s1", search: {} }, { answered: before, open: () => undefined });
  return { run, ports, asked, answered };
}

const seen = ({ offers }: SearchResult) =>
  offers.map(({ providerName, plan, position }) => `${position} ${providerName} ${plan}`);

it("a list ranks all offers of all providers, each with its own id, and each provider answers once", async () => {
  const { run, answered } = createNode([alfa, beta]);
  const result = await run();
  expect(seen(result)).toEqual(["0 Alfa large", "1 Beta only", "2 Alfa middle", "3 Alfa small"]);
  expect(new Set(result.offers.map(({ resultId }) => resultId)).size).toBe(4);
  expect(answered.map((answer) => answer.kind === "answered" && answer.offers.map(({ plan }) => plan))).toEqual([
    ["large", "middle", "small"],
    ["only"],
  ]);
});

it("a cached answer has all its offers, under new ids", async () => {
  const { run, asked } = createNode([alfa]);
  const first = await run();
  const second = await run();
  expect(asked).toEqual(["alfa"]);
  expect(seen(second)).toEqual(seen(first));
  const ids = [...first.offers, ...second.offers].map(({ resultId }) => resultId);
  expect(new Set(ids).size).toBe(6);
});

it("a cached price that depends on a series is used until a day of it is added or corrected", async () => {
  let version = 1;
  const { run, asked } = createNode([alfa], () => version);
  await run();
  await run();
  expect(asked).toEqual(["alfa"]);
  version = 2;
  await run();
  expect(asked).toEqual(["alfa", "alfa"]);
});

it("a node that takes a search over retains the stored offers, and asks only providers without an answer", async () => {
  const stored = await createNode([alfa]).run();
  const other = createNode([alfa, beta]);
  const again = await createNode([alfa]).run();
  const before = joinAnswers({ vertical: { schemaVersion: 1 } as AnyVerticalServer, schemaVersion: 1 }, stored, [
    { kind: "answered", providerId: 1, offers: again.offers },
  ]);
  const result = await other.run(before);
  expect(other.asked).toEqual(["beta"]);
  expect(seen(result)).toEqual(["0 Alfa large", "1 Beta only", "2 Alfa middle", "3 Alfa small"]);
  const ids = result.offers.filter(({ providerId }) => providerId === 1).map(({ resultId }) => resultId);
  expect(ids).toEqual(stored.offers.map(({ resultId }) => resultId));
});

it.each<[string, readonly QuotedOffer<Record<string, unknown>>[], Partial<ProviderWithoutOffer>]>([
  ["no offer has declined", [], { reason: "declined" }],
  ["two offers of one plan cannot be read", [quote("a", 1), quote("a", 2)], { reason: "unreadable" }],
  [
    "more offers than a list compares cannot be read",
    Array.from({ length: MAX_OFFERS + 1 }, (_, index) => quote(String(index), 1)),
    { reason: "unreadable" },
  ],
])("a provider that answers with %s", async (_, offers, withoutOffer) => {
  const { ports } = createNode([]);
  const provider: Provider<unknown> = { ...alfa, read: () => ({ kind: "answered", offers }) };
  const outcome = await askProvider(ports, provider, {}, 1_000);
  expect(outcome).toEqual({
    kind: "no-offer",
    withoutOffer: { providerId: 1, shopId: 1_001, providerName: "Alfa", ...withoutOffer },
  });
});
