import { isAfterLogin, readCollectionStatus } from "#domain/fetch/collection-status.ts";
import type { StoredFetchStatus } from "#domain/fetch/fetch-status.ts";
import { type Durable, StepRefused } from "#platform/engine/durable.ts";
import type { FetchInsurancePorts } from "./fetch-insurance.ports.ts";
import type { LegEnd } from "./leg-end.ts";

/**
 * Polls the collection until it has ended, and publishes what the visitor's page shows. All polls of a leg are one step: they
 * change nothing at the aggregator, and an interrupted leg is started again. Nothing to undo.
 */
export async function followCollection(durable: Durable, ports: FetchInsurancePorts): Promise<LegEnd> {
  for (let leg = 1; ; leg++) {
    const end = await durable.run(`follow-${leg}`, () => followLeg(durable.key, ports));
    if (end.kind !== "continues") return end;
  }
}

type LookEnd = LegEnd | { readonly kind: "continues" };

const CONTINUES = { kind: "continues" } as const;

async function followLeg(fetchId: string, ports: FetchInsurancePorts): Promise<LookEnd> {
  const { fetches, clock, limits } = ports;
  const row = await fetches.load(fetchId);
  if (!row) throw new StepRefused("no such fetch");
  if (row.state === "done") return failed(row.status, false);
  const { collectionId } = row;
  if (collectionId === undefined) throw new StepRefused("nothing to follow");
  const legEndsMs = clock.nowMs() + limits.legMs;
  const overMs = clock.nowMs() + limits.withinMs - row.ageMs;
  let known: StoredFetchStatus = row.status;
  for (;;) {
    if (!(await fetches.isLive(fetchId))) return { kind: "cancelled" };
    if (clock.nowMs() >= overMs) return failed("OTHER_ERROR", true);
    const look = await lookOnce(fetchId, collectionId, known, ports);
    if (look.kind !== "running") return look;
    known = look.status;
    if (clock.nowMs() >= legEndsMs) return CONTINUES;
    await waitForChange(fetchId, look.waitMs, ports);
  }
}

const failed = (status: StoredFetchStatus, isOpenThere: boolean): LegEnd => ({ kind: "failed", status, isOpenThere });

interface Running {
  readonly kind: "running";
  readonly status: StoredFetchStatus;
  readonly waitMs: number;
}

async function lookOnce(
  fetchId: string,
  collectionId: string,
  known: StoredFetchStatus,
  { fetches, insuranceData, progress, limits }: FetchInsurancePorts,
): Promise<LegEnd | Running> {
  const looked = await insuranceData.status(collectionId);
  if (looked.kind === "not-found") return failed("OTHER_ERROR", false);
  // The next poll may get an answer, until the time is up.
  if (looked.kind === "no-answer") return { kind: "running", status: known, waitMs: limits.lookEveryMs };
  // Before anything is published: from here on it concerns the person who has logged in.
  if (isAfterLogin(looked.statusCode)) await fetches.noteLogin(fetchId);
  const reading = readCollectionStatus(looked.statusCode);
  if (reading.kind === "collected") return { kind: "next" };
  if (reading.kind === "failed") return failed(reading.status, false);
  const { status } = reading;
  const { qrPng, autostartToken } = looked;
  await progress.publish(fetchId, { status, qrPng, autostartToken });
  if (status !== known) await fetches.noteStatus(fetchId, status);
  const isCodeShown = status === "USER_ACTION_REQUIRED";
  const wantedMs = isCodeShown ? limits.lookEveryMs : (looked.pollAfterMs ?? limits.lookEveryMs);
  return { kind: "running", status, waitMs: Math.min(Math.max(wantedMs, limits.lookEveryMs), limits.longestLookMs) };
}

/** An event of the aggregator, or the visitor closing the fetch, ends the wait. Counted by the sleeps: a clock may be set back meanwhile. */
async function waitForChange(
  fetchId: string,
  waitMs: number,
  { progress, clock, limits }: FetchInsurancePorts,
): Promise<void> {
  for (let leftMs = waitMs; leftMs > 0; leftMs -= limits.nudgeEveryMs) {
    await clock.sleep(Math.min(leftMs, limits.nudgeEveryMs));
    if (await progress.takeNudge(fetchId)) return;
  }
}
