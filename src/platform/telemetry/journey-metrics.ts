import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** How what customers began has ended: the service level objectives of docs/slo.md are computed from these. */
export interface JourneyMetrics {
  /** A visitor can see the first prices of a search, or that there are none. */
  listShown(vertical: string, durationMs: number): void;
  /** From its acceptance. Waited for a visitor who acts at the provider, or for staff who ask it, an order is as late as they are. */
  orderSettled(outcome: OrderEnd, waitedFor: OrderWait, durationMs: number): void;
  loginMoved(outcome: LoginMove): void;
  mailSettled(outcome: MailEnd): void;
  /** How much stored work the latest sweep found that no workflow has finished in its time. */
  sweepFound(sweep: string, count: number): void;
  sweepFailed(sweep: string): void;
}

type OrderEnd = "placed" | "refused" | "repriced" | "expired" | "uncertain";
type OrderWait = "provider" | "visitor" | "staff";
type LoginMove = (typeof LOGIN_MOVES)[number];
type MailEnd = (typeof MAIL_ENDS)[number];

const LOGIN_MOVES = ["started", "not-started", "completed", "failed", "abandoned"] as const;
const MAIL_ENDS = ["sent", "failed", "uncertain"] as const;

/** From an answer at once to the day that a visitor has at the provider. */
const ORDER_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600, 86_400];

export function createJourneyMetrics(registry: Registry, secondsBuckets: number[]): JourneyMetrics {
  const registers = [registry];
  const lists = new Histogram({
    name: "sparv_search_list_seconds",
    help: "Searches from start to the first list that is shown",
    labelNames: ["vertical"] as const,
    buckets: secondsBuckets,
    registers,
  });
  const orders = new Histogram({
    name: "sparv_order_seconds",
    help: "Orders from acceptance to outcome, by whom they waited for",
    labelNames: ["outcome", "waited_for"] as const,
    buckets: ORDER_BUCKETS,
    registers,
  });
  const logins = new Counter({
    name: "sparv_logins_total",
    help: "Logins with BankID, by how they began and ended",
    labelNames: ["outcome"] as const,
    registers,
  });
  const mails = new Counter({
    name: "sparv_mails_total",
    help: "Mails, by how their delivery ended",
    labelNames: ["outcome"] as const,
    registers,
  });
  // Not "job": Prometheus gives that label to every series itself.
  const found = new Gauge({
    name: "sparv_sweep_found",
    help: "Stored work that the latest sweep of this worker started again",
    labelNames: ["sweep"] as const,
    registers,
  });
  const failures = new Counter({
    name: "sparv_sweep_failures_total",
    help: "Sweeps that failed",
    labelNames: ["sweep"] as const,
    registers,
  });
  // A counter that begins with its first event hides it: an increase needs a value before it.
  for (const outcome of LOGIN_MOVES) logins.labels(outcome).inc(0);
  for (const outcome of MAIL_ENDS) mails.labels(outcome).inc(0);
  return {
    listShown: (vertical, durationMs) => lists.labels(vertical).observe(durationMs / 1000),
    orderSettled: (outcome, waitedFor, durationMs) => orders.labels(outcome, waitedFor).observe(durationMs / 1000),
    loginMoved: (outcome) => logins.labels(outcome).inc(),
    mailSettled: (outcome) => mails.labels(outcome).inc(),
    sweepFound: (sweep, count) => found.labels(sweep).set(count),
    sweepFailed: (sweep) => failures.labels(sweep).inc(),
  };
}
