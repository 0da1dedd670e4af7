import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { SecurityEvent } from "#domain/security/security-event.ts";
import { createWatch } from "./gauge-watch.ts";
import { createJourneyMetrics, type JourneyMetrics } from "./journey-metrics.ts";
import { createStuckMetrics, type StuckMetrics } from "./stuck-metrics.ts";
import { createUpkeepMetrics, type UpkeepMetrics } from "./upkeep-metrics.ts";

/**
 * Everything the process counts, in a registry of its own. Labels come from our own code (route templates, slugs, reasons),
 * never from a visitor: a label is retained for ever, and one per visitor would also be personal data.
 */
export interface Metrics extends JourneyMetrics, StuckMetrics, UpkeepMetrics {
  /** The route is its template (`/ajax/:call`), never the address that was asked for. */
  httpServed(method: string, route: string, status: number, durationMs: number): void;
  /** Read when the figures are asked for; also for other things that are under way. */
  watchInFlight(what: string, read: () => number): void;
  /** Shown as 1 or 0 when the figures are asked for. */
  watchUp(system: string, isUp: () => boolean | Promise<boolean>): void;
  outbound(target: string, read: () => OutboundLevels): OutboundMeter;
  /** A statement or a transaction has waited so long for a connection of the pool. */
  databaseWaited(pool: string, waitedMs: number): void;
  searchEnded(vertical: string, outcome: SearchEnd, durationMs: number): void;
  providerAnswered(vertical: string, provider: string, outcome: string): void;
  quoteTaken(vertical: string, source: "asked" | "shared" | "cached"): void;
  rateLimited(rule: string, outcome: "allowed" | "refused", countedIn: "redis" | "memory"): void;
  securityRefused(kind: SecurityEvent): void;
  /** Let through, and to be investigated. */
  securityObserved(kind: SecurityEvent): void;
  /** A rule of the retention job that the database refused on some day. */
  retentionPostponed(rule: string): void;
  /** A day of a stored series that was asked for: stored, corrected, not-published, unreadable and others. */
  seriesAsked(source: string, outcome: string): void;
  /** How many days of its series are missing after the latest run. */
  seriesMissing(source: string, count: number): void;
  /** Signings of orders with BankID: started, completed, failed, expired and others. */
  signingMoved(outcome: string): void;
  /** A request or a connection that the node had no room for. */
  requestShed(load: string): void;
  /** The event loop's delay, what is normal for it here, and how many classes of requests are refused now. */
  watchLoad(levels: LoadLevels): void;
  /** The text a scraper reads, with its content type. */
  expose(): Promise<{ readonly contentType: string; readonly body: string }>;
}

export interface LoadLevels {
  sustainedMs(): number;
  normalMs(): number;
  refusedClasses(): number;
  inFlight(): number;
}

export type SearchEnd = "complete" | "partial" | "empty" | "failed";

export type CircuitState = "closed" | "half-open" | "open";

export interface OutboundLevels {
  readonly inFlight: number;
  readonly queued: number;
  readonly circuit: CircuitState;
}

export interface OutboundMeter {
  /** The outcome is a status class (`2xx`) or the reason of a failure. */
  ended(outcome: string, durationMs: number): void;
  retried(): void;
  /** A call has waited so long for a free slot, and got one or gave up. */
  queued(waitedMs: number): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_PRECISION_MS });
  const registers = [registry];
  const http = new Histogram({
    name: "sparv_http_request_seconds",
    help: "Requests answered, by route template",
    labelNames: ["method", "route", "status"] as const,
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const search = new Histogram({
    name: "sparv_search_seconds",
    help: "Searches from start to the stored list of every answer",
    labelNames: ["vertical", "outcome"] as const,
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: "sparv_provider_answers_total",
    help: "What providers answered to searches",
    labelNames: ["vertical", "provider", "outcome"] as const,
    registers,
  });
  const quotes = new Counter({
    name: "sparv_quotes_total",
    help: "Where searches took their prices: requested, from an equal request under way, or from the cache",
    labelNames: ["vertical", "source"] as const,
    registers,
  });
  const limited = new Counter({
    name: "sparv_rate_limit_total",
    help: "Rate limit decisions, and where they were counted",
    labelNames: ["rule", "outcome", "counted_in"] as const,
    registers,
  });
  const refused = new Counter({
    name: "sparv_security_refused_total",
    help: "Refusals by guards, by what was refused",
    labelNames: ["kind"] as const,
    registers,
  });
  const observed = new Counter({
    name: "sparv_security_observed_total",
    help: "What was let through and must be investigated, by kind",
    labelNames: ["kind"] as const,
    registers,
  });
  const postponed = new Counter({
    name: "sparv_retention_postponed_total",
    help: "Days on which the database refused a rule of the retention job",
    labelNames: ["rule"] as const,
    registers,
  });
  const seriesDays = new Counter({
    name: "sparv_series_days_total",
    help: "Days of stored series that were asked for, by source and outcome",
    labelNames: ["source", "outcome"] as const,
    registers,
  });
  const missingDays = new Gauge({
    name: "sparv_series_missing_days",
    help: "Days that should be stored and are not, after the latest run of this worker",
    labelNames: ["source"] as const,
    registers,
  });
  const signings = new Counter({
    name: "sparv_signings_total",
    help: "Signings of orders with BankID, by how they began and ended",
    labelNames: ["outcome"] as const,
    registers,
  });
  const shed = new Counter({
    name: "sparv_shed_total",
    help: "Requests refused because the event loop was late, by class, and connections beyond the limit",
    labelNames: ["load"] as const,
    registers,
  });
  const databaseWaits = new Histogram({
    name: "sparv_database_wait_seconds",
    help: "How long statements and transactions waited for a connection of the pool",
    labelNames: ["pool"] as const,
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const httpOf = bindLabels((...labels: [string, string, string]) => http.labels(...labels));
  const answersOf = bindLabels((...labels: [string, string, string]) => answers.labels(...labels));
  const quotesOf = bindLabels((...labels: [string, string]) => quotes.labels(...labels));
  const limitedOf = bindLabels((...labels: [string, string, string]) => limited.labels(...labels));
  const waitsOf = bindLabels((pool: string) => databaseWaits.labels(pool));
  const watchDelay = createWatch(registry, "sparv_loop_delay_seconds", "Event loop delay, standing and normal", "kind");
  const watchRefused = createWatch(registry, "sparv_shed_classes", "Classes of requests refused now", "at");
  const watchInFlight = createWatch(registry, "sparv_in_flight", "Work under way", "what");
  const watchUp = createWatch(registry, "sparv_up", "Whether a system we lean on is reached", "system");
  return {
    ...createJourneyMetrics(registry, SECONDS_BUCKETS),
    ...createStuckMetrics(registry),
    ...createUpkeepMetrics(registry),
    httpServed: (method, route, status, durationMs) => httpOf(method, route, String(status)).observe(durationMs / 1000),
    watchInFlight,
    watchUp: (system, isUp) => watchUp(system, async () => ((await isUp()) ? 1 : 0)),
    outbound: createOutboundMeters(registry),
    databaseWaited: (pool, waitedMs) => waitsOf(pool).observe(waitedMs / 1000),
    searchEnded: (vertical, outcome, durationMs) => search.labels(vertical, outcome).observe(durationMs / 1000),
    providerAnswered: (vertical, provider, outcome) => answersOf(vertical, provider, outcome).inc(),
    quoteTaken: (vertical, source) => quotesOf(vertical, source).inc(),
    rateLimited: (rule, outcome, countedIn) => limitedOf(rule, outcome, countedIn).inc(),
    securityRefused: (kind) => refused.labels(kind).inc(),
    securityObserved: (kind) => observed.labels(kind).inc(),
    retentionPostponed: (rule) => postponed.labels(rule).inc(),
    seriesAsked: (source, outcome) => seriesDays.labels(source, outcome).inc(),
    seriesMissing: (source, count) => missingDays.labels(source).set(count),
    signingMoved: (outcome) => signings.labels(outcome).inc(),
    requestShed: (load) => shed.labels(load).inc(),
    watchLoad: (levels) => {
      watchDelay("standing", () => levels.sustainedMs() / 1000);
      watchDelay("normal", () => levels.normalMs() / 1000);
      watchRefused("now", levels.refusedClasses);
      watchInFlight("requests", levels.inFlight);
    },
    expose: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  };
}

/** A stall shorter than this no visitor notices. */
const EVENT_LOOP_PRECISION_MS = 10;

/** From a lookup in memory (1 ms) to the longest search (10 s). */
const SECONDS_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The library checks the names of labels at each use; these come from our own code and are checked once. */
function bindLabels<Labels extends string[], Bound>(bind: (...labels: Labels) => Bound): (...labels: Labels) => Bound {
  const bound = new Map<string, Bound>();
  return (...labels) => {
    const key = labels.join(" ");
    const known = bound.get(key) ?? bind(...labels);
    bound.set(key, known);
    return known;
  };
}

function createOutboundMeters(registry: Registry): Metrics["outbound"] {
  const calls = new Histogram({
    name: "sparv_outbound_seconds",
    help: "Calls to other systems, by status class or reason of failure",
    labelNames: ["target", "outcome"] as const,
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  const retries = new Counter({
    name: "sparv_outbound_retries_total",
    help: "Calls sent a second time",
    labelNames: ["target"] as const,
    registers: [registry],
  });
  const waits = new Histogram({
    name: "sparv_outbound_wait_seconds",
    help: "How long calls waited that found no free slot",
    labelNames: ["target"] as const,
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  const watchInFlight = createWatch(registry, "sparv_outbound_in_flight", "Calls under way", "target");
  const watchQueued = createWatch(registry, "sparv_outbound_queued", "Calls that wait for a free slot", "target");
  const watchCircuit = createWatch(registry, "sparv_outbound_circuit", "0 closed, 1 half open, 2 open", "target");
  return (target, read) => {
    watchInFlight(target, () => read().inFlight);
    watchQueued(target, () => read().queued);
    watchCircuit(target, () => CIRCUIT_LEVELS[read().circuit]);
    const retried = retries.labels(target);
    const waited = waits.labels(target);
    const endedWith = bindLabels((outcome: string) => calls.labels(target, outcome));
    return {
      ended: (outcome, durationMs) => endedWith(outcome).observe(durationMs / 1000),
      retried: () => retried.inc(),
      queued: (waitedMs) => waited.observe(waitedMs / 1000),
    };
  };
}

const CIRCUIT_LEVELS: Readonly<Record<CircuitState, number>> = { closed: 0, "half-open": 1, open: 2 };
