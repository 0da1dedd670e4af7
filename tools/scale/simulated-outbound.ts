import { resolveProviderTarget } from "#adapters/providers/provider-gateway.ts";
import { systemClock } from "#platform/clock.ts";
import { noopLogger } from "#platform/logging/logger.ts";
import { createOutbound, type Outbound } from "#platform/outbound/outbound.ts";
import { FAILED, type OutboundOutcome } from "#platform/outbound/outbound-request.ts";
import { createMetrics, type Metrics } from "#platform/telemetry/metrics.ts";
import type { ProviderModel, Wire, WireReply } from "./simulated-wire.ts";

export interface OutboundCounts {
  readonly offered: Map<string, number>;
  readonly offeredInOutage: Map<string, number>;
  retries: number;
  mostQueued: number;
}

export interface CountedOutbound extends Pick<Outbound, "send"> {
  readonly counts: OutboundCounts;
}

/** Nothing listens there: the wire is simulated. */
const addresses = { providersUrl: "http://127.0.0.1:9", providerUrls: {} };

/** Of all nodes together. */
const metrics = createMetrics();

/** The product's own outbound calls of one node: slots, circuit and retry budget per provider. */
export function createProductOutbound(models: readonly ProviderModel[]): CountedOutbound {
  const counts = newCounts();
  const readers: (() => { readonly queued: number })[] = [];
  const counting: Metrics = {
    ...metrics,
    outbound: (target, read) => {
      readers.push(read);
      return { ...metrics.outbound(target, read), retried: () => void counts.retries++ };
    },
  };
  const outbound = createOutbound({
    resolveTarget: resolveProviderTarget(addresses),
    metrics: counting,
    logger: noopLogger,
    clock: systemClock,
  });
  const count = countOffers(models, counts);
  return {
    counts,
    send(slug, request, limits) {
      count(slug);
      const sent = outbound.send(slug, request, limits);
      for (const read of readers) counts.mostQueued = Math.max(counts.mostQueued, read().queued);
      return sent;
    },
  };
}

const NAIVE_TRIES = 3;
const NAIVE_PAUSE_MS = 40;

/** What a client without limits does: it sends, and sends again when that fails. */
export function createNaiveGateway(wire: Wire, models: readonly ProviderModel[]): CountedOutbound {
  const counts = newCounts();
  const count = countOffers(models, counts);
  return {
    counts,
    async send(slug, request, { deadlineMs }): Promise<OutboundOutcome> {
      count(slug);
      const dueMs = Date.now() + deadlineMs;
      for (let attempt = 1; ; attempt++) {
        const reply = await exchange(wire, `/${slug}${request.path}`, dueMs - Date.now());
        if (reply && reply.status < 500)
          return { kind: "replied", status: reply.status, contentType: "", headers: {}, body: reply.body };
        if (attempt === NAIVE_TRIES || Date.now() + NAIVE_PAUSE_MS >= dueMs) return FAILED.connection;
        counts.retries++;
        await systemClock.sleep(NAIVE_PAUSE_MS);
      }
    },
  };
}

const exchange = (wire: Wire, path: string, waitMs: number): Promise<WireReply | undefined> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      giveUp();
      resolve(undefined);
    }, waitMs);
    const giveUp = wire.send(path, (reply) => {
      clearTimeout(timer);
      resolve(reply);
    });
  });

const newCounts = (): OutboundCounts => ({
  offered: new Map(),
  offeredInOutage: new Map(),
  retries: 0,
  mostQueued: 0,
});

function countOffers(models: readonly ProviderModel[], counts: OutboundCounts): (slug: string) => void {
  const startedMs = Date.now();
  const outages = new Map(models.map(({ slug, outages: own }) => [slug, own]));
  const add = (to: Map<string, number>, slug: string) => void to.set(slug, (to.get(slug) ?? 0) + 1);
  return (slug) => {
    const atMs = Date.now() - startedMs;
    add(counts.offered, slug);
    if (outages.get(slug)?.some(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs)) add(counts.offeredInOutage, slug);
  };
}
