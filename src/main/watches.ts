import { createWatchedFacts } from "#adapters/postgres/watched-facts.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { watchEndPath, watchFindingPath, watchOneClickPath } from "#domain/addresses/watch-paths.ts";
import { runBudgets } from "#domain/watch/call-budget.ts";
import type { WatchPages } from "#http/contract/watch-services.ts";
import { watchCalls } from "#http/routes/watch.route.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";
import { listHeldContracts } from "#journeys/household/held-contracts.ts";
import { createWatchEnding } from "#journeys/watch/end-watch.ts";
import { repeatSearchWith } from "#journeys/watch/repeat-search.ts";
import { runWatch, type RunWatchPorts, WATCH_LIMITS, WATCH_WORKFLOW } from "#journeys/watch/run-watch.workflow.ts";
import type { WatchLinks } from "#journeys/watch/send-notice.ts";
import { createWatchSwitch } from "#journeys/watch/switch-watch.ts";
import { sweepWatches, sweepWatchNotices } from "#journeys/watch/sweep-watches.ts";
import { createSignedCodes } from "#platform/crypto/signed-codes.ts";
import { randomId } from "#platform/ids.ts";
import { createHeldPorts, type HeldResources } from "./held-contracts.ts";
import type { Lookups } from "./lookups.ts";
import type { Mailing } from "./mail.ts";
import { ORDER_REMEMBERED_MS } from "./order-memory.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type WatchResources = Pick<
  Resources,
  "config" | "pool" | "cipher" | "lookupHash" | "verticals" | "applied" | "starter" | "clock"
>;

interface SwitchUses {
  readonly lookups: Pick<Lookups, "journey">;
}

/** Joins what a person does with watches. */
export function createWatches(resources: HeldResources, { lookups }: SwitchUses) {
  const { verticals, clock } = resources;
  const watches = createWatchStore(resources);
  const held = createHeldPorts(resources);
  const ending = createWatchEnding({ watches, endCodes: createSignedCodes(resources.lookupHash, "watch-end"), clock });
  const switching = createWatchSwitch({
    watches,
    held: (personId) => listHeldContracts(held, personId),
    facts: createWatchedFacts(resources),
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    isGoodEmail: (typed) => lookups.journey.isGoodEmail(typed),
    newId: randomId,
    clock,
  });
  return {
    calls: watchCalls(ending),
    pages: ({ visitor }: Reader): WatchPages => ({
      watchEnding: ending,
      watching: ({ personId }) => ({
        list: () => switching.list(personId),
        turnOn: (heldId, chosen) => switching.turnOn(personId, heldId, { ...chosen, owner: visitor.owner() }),
        turnOff: (heldId) => switching.turnOff(personId, heldId),
      }),
    }),
  };
}

interface WatchUses {
  readonly mailing: Mailing;
  readonly searches: {
    readonly journey: Pick<SearchJourney, "find" | "create" | "run">;
    readonly close: () => Promise<unknown>;
  };
}

/** Compares what is due again, and notifies. */
export function createWatchJobs(resources: WatchResources, uses: WatchUses): Jobs {
  const { verticals, starter, clock } = resources;
  const ports = watchPorts(resources, uses);
  const budgets = runBudgets(
    verticals.map(({ description, providers }) => ({ vertical: description.name, providers })),
  );
  return {
    workflow: {
      name: WATCH_WORKFLOW,
      remembersMs: ORDER_REMEMBERED_MS,
      body: (durable) => runWatch(durable, ports),
    },
    sweeps: [
      { job: "sweepWatches", run: () => sweepWatches({ watches: ports.watches, starter, clock, budgets }) },
      { job: "sweepWatchNotices", run: () => sweepWatchNotices(ports) },
    ],
    close: () => uses.searches.close(),
  };
}

function watchPorts(resources: WatchResources, { mailing, searches }: WatchUses) {
  const { verticals, applied, clock, lookupHash } = resources;
  const described = [...verticals, ...applied];
  return {
    watches: createWatchStore(resources),
    findVertical: (name) => verticals.find(({ description }) => description.name === name),
    repeatSearch: repeatSearchWith({
      searches: searches.journey,
      ownerOf: (watchId) => lookupHash.oldest("watch-owner", watchId),
      newId: randomId,
    }),
    mail: mailing,
    links: linksOf(resources),
    productOf: (vertical) =>
      described.find(({ description }) => description.name === vertical)?.description.texts.product ?? "",
    newId: randomId,
    clock,
    limits: WATCH_LIMITS,
  } satisfies RunWatchPorts;
}

const linksOf = (resources: Pick<Resources, "config" | "lookupHash">): WatchLinks => {
  const { publicOrigin } = resources.config;
  const { codeOf } = createSignedCodes(resources.lookupHash, "watch-end");
  return {
    finding: (findingId) => publicOrigin + watchFindingPath(findingId),
    end: (watchId) => publicOrigin + watchEndPath(codeOf(watchId)),
    oneClick: (watchId) => publicOrigin + watchOneClickPath(codeOf(watchId)),
  };
};
