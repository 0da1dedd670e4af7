import { expect, it } from "vitest";
import { passed } from "#domain/validation/checked.ts";
import { systemClock } from "#platform/clock.ts";
import { randomId } from "#platform/ids.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createSearchJourney, type SearchPorts } from "./search-journey.ts";
import type { SearchResult, StoredSearch } from "./search.port.ts";

const REQUEST = { vertical: "example", owner: "anna", given: { zip: "12345" } };
const VISITOR = { session: () => Promise.resolve(undefined) };

/** A vertical without providers, whose searches end at once and whose parses are counted. */
function createCounted(isRemembering: boolean) {
  let parses = 0;
  const vertical = {
    description: { name: "example", path: "/example/" },
    personalFields: [],
    providers: [],
    parse: (parameters: Record<string, string>) => ((parses += 1), passed({ ...parameters })),
    serialize: (search: Record<string, string>) => ({ ...search }),
    summarize: (search: Record<string, string>) => ({ ...search }),
    ratedFacts: () => "",
  } as unknown as AnyVerticalServer;
  const stored = new Map<string, StoredSearch>();
  const results = new Map<string, SearchResult>();
  const done = () => Promise.resolve();
  const ports: SearchPorts = {
    store: {
      create: (search) => (stored.set(search.searchId, search), done()),
      find: (searchId) => Promise.resolve(stored.get(searchId)),
      open: done,
      finish: (searchId, result) => (results.set(searchId, result), Promise.resolve(new Date())),
      result: (searchId) => Promise.resolve(results.get(searchId)),
    },
    progress: {
      recordHeartbeat: done,
      begin: done,
      claim: () => Promise.resolve(true),
      addAnswer: done,
      markListed: done,
      markDone: done,
      read: () => Promise.resolve({ answers: [], isDone: false }),
      bindTemp: done,
      readSnapshot: () => Promise.resolve(undefined),
    },
    gateway: {} as SearchPorts["gateway"],
    facts: { find: () => Promise.resolve({}) },
    quoteCache: undefined,
    currentInsurances: { find: () => Promise.resolve(undefined) },
    orderCounts: { recent: () => Promise.resolve(new Map()) },
    favouritesIn: () => Promise.resolve(new Map()),
    measure: {
      searchEnded: () => undefined,
      listShown: () => undefined,
      providerAnswered: () => undefined,
      quoteTaken: () => undefined,
    },
    isCoalescingRequests: false,
    findVertical: () => vertical,
    clock: systemClock,
    newId: randomId,
    node: "node",
    cacheFailed: () => undefined,
    openFailed: () => undefined,
  };
  /** Each from a journey of its own, as on different nodes, unless they share one. */
  const journey = createSearchJourney(ports);
  const node = () => (isRemembering ? journey : createSearchJourney(ports));
  const count = async <Answer>(work: () => Promise<Answer>) => {
    const before = parses;
    return { answer: await work(), parses: parses - before };
  };
  return { node, count };
}

it.each([
  [false, [1, 1, 1, 1]],
  [true, [1, 1, 1, 0]],
] as const)(
  "a search is parsed where it enters and where it is read, on one node (%s) %s times",
  async (isOne, times) => {
    const { node, count } = createCounted(isOne);
    const form = await count(() => node().create(REQUEST));
    const searchId = form.answer.ok ? form.answer.value.searchId : "";
    const list = { ...REQUEST, searchId, wait: false };
    const page = await count(() => node().findList(list, VISITOR));
    const call = await count(() => node().run({ ...REQUEST, given: {}, basedOn: searchId }, randomId()));
    const again = await count(() => node().findList(list, VISITOR));
    expect([form.parses, page.parses, call.parses, again.parses]).toEqual(times);
    expect(page.answer?.state).toBe("created");
    expect(call.answer).toMatchObject({ ok: true, value: { found: { searchId, state: "done" } } });
  },
);

it("a search that comes with its call is parsed once, and is another search only when something is changed", async () => {
  const { node, count } = createCounted(true);
  const first = await count(() => node().run(REQUEST, randomId()));
  const basedOn = first.answer?.ok ? first.answer.value.found.searchId : "";
  const same = await count(() => node().run({ ...REQUEST, basedOn }, randomId()));
  const changed = await count(() => node().run({ ...REQUEST, basedOn, given: { zip: "54321" } }, randomId()));
  expect([first.parses, same.parses, changed.parses]).toEqual([1, 1, 1]);
  expect(same.answer).toMatchObject({ value: { found: { searchId: basedOn } } });
  expect(changed.answer).not.toMatchObject({ value: { found: { searchId: basedOn } } });
  expect(changed.answer).toMatchObject({ value: { found: { parameters: { zip: "54321" } } } });
});

it("no search is based on one that its visitor does not have", async () => {
  const { node, count } = createCounted(true);
  const run = await count(() => node().run({ ...REQUEST, basedOn: "unknown" }, randomId()));
  const change = await count(() => node().change({ ...REQUEST, basedOn: "unknown" }));
  expect([run, change]).toEqual([
    { answer: undefined, parses: 0 },
    { answer: undefined, parses: 0 },
  ]);
});
