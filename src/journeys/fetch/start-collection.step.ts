import { doublingWaitMs, type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";
import type { LegEnd } from "./leg-end.ts";
import type { FetchRow } from "./fetch.port.ts";
import type { CollectionFinding } from "./insurance-data.port.ts";

/**
 * Starts the collection effectively once. The engine may repeat a try after any crash, so each one searches for our reference
 * before it acts, and the store lets only one act at a time. The undo is `callOffCollection`.
 */
export async function startCollection(durable: Durable, ports: FetchInsurancePorts): Promise<LegEnd> {
  const { maxStarts, firstWaitMs, maxWaitMs } = ports.limits;
  for (let number = 1; ; number++) {
    const end = await durable.run(`start-${number}`, () => tryToStart(durable.key, ports));
    if (end.kind !== "unknown") return end;
    // It may have been started, so it must be cancelled.
    if (number >= maxStarts) return { kind: "failed", status: "OTHER_ERROR", isOpenThere: true };
    await durable.sleep(`wait-${number}`, doublingWaitMs(number, firstWaitMs, maxWaitMs));
  }
}

type StartEnd = LegEnd | { readonly kind: "unknown" };

const NEXT: LegEnd = { kind: "next" };
const CANCELLED: LegEnd = { kind: "cancelled" };
const UNKNOWN = { kind: "unknown" } as const;

async function tryToStart(fetchId: string, ports: FetchInsurancePorts): Promise<StartEnd> {
  const row = await ports.fetches.load(fetchId);
  if (!row) throw new StepRefused("no such fetch");
  if (row.state === "cancelled") return CANCELLED;
  if (row.state === "done") return { kind: "failed", status: row.status, isOpenThere: false };
  if (row.collectionId !== undefined) return NEXT;
  const found = row.attempts === 0 ? NOT_FOUND : await look(row, ports);
  if (found.kind === "no-answer") return UNKNOWN;
  if (found.kind === "not-found") return act(row, ports);
  await ports.fetches.noteCollection(fetchId, found.collectionId);
  return NEXT;
}

const NOT_FOUND: CollectionFinding = { kind: "not-found" };

/** A collection that is not found may still be starting: then the wait elapses, and it is searched for once more. */
async function look(row: FetchRow, { insuranceData, clock, limits }: FetchInsurancePorts): Promise<CollectionFinding> {
  const found = await insuranceData.find(row.fetchId);
  const { openAttemptAgeMs } = row;
  if (found.kind !== "not-found" || openAttemptAgeMs === undefined || openAttemptAgeMs >= limits.quietMs) return found;
  await clock.sleep(limits.quietMs - openAttemptAgeMs);
  return insuranceData.find(row.fetchId);
}

async function act(row: FetchRow, ports: FetchInsurancePorts): Promise<StartEnd> {
  const { fetches, insuranceData } = ports;
  const { fetchId, providerSlug, loginMethod, subject, returnNonce } = row;
  if (!subject) return CANCELLED;
  if (!(await fetches.beginAttempt(fetchId, row.attempts))) return UNKNOWN;
  const { personalNumber } = subject;
  const returnUrl = returnNonce === undefined ? undefined : ports.returnUrl(returnNonce);
  const start = await insuranceData.start({ reference: fetchId, providerSlug, loginMethod, personalNumber, returnUrl });
  switch (start.kind) {
    case "started":
      await fetches.noteCollection(fetchId, start.collectionId);
      return NEXT;
    case "not-supported":
      return { kind: "failed", status: "PROVIDER_NOT_SUPPORTED", isOpenThere: false };
    case "refused":
      return { kind: "failed", status: "OTHER_ERROR", isOpenThere: false };
    case "no-answer":
      if (start.isOver) await fetches.endAttempt(fetchId, row.attempts + 1);
      return UNKNOWN;
  }
}
