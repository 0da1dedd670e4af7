import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import { systemClock } from "#platform/clock.ts";
import { startOwnStack } from "#tools/processes/own-stack.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { createSampleSearches } from "./sample-searches.ts";

export interface LoadResult {
  readonly name: string;
  readonly perSecond: number;
  readonly searches: number;
  readonly failed: number;
  /** Searches that could not begin when they were due, because the measuring process was behind. */
  readonly late: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly cpuUsPerOp: number;
}

export interface Load {
  readonly perSecond: number;
  readonly durationMs: number;
}

/** A search that starts later than this is counted as late: its time then reflects the load generator. */
const LATE_MS = 50;
const WARM_UP_MS = 5_000;

/**
 * Searches at an even pace whatever the answers do, against insurers that answer at once: all the time that a search takes
 * then lies on top of the slowest insurer's. Each is another visitor.
 */
export async function loadSearch(verticalName: string, load: Load): Promise<LoadResult> {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === verticalName);
  if (!vertical) throw new Error(`no vertical named ${verticalName}`);
  const env = { SPARV_QUOTE_REUSE: "off", SPARV_REQUEST_COALESCING: "off" };
  const stack = await startOwnStack({ topic: "bench", speed: "instant", env });
  const pool = new Pool(stack.url.replace("localhost", "127.0.0.1"), { connections: 400 });
  const asked = createSampleSearches(verticalName);
  const tally = { tookMs: [] as number[], failed: 0, late: 0 };

  let vehicles = 0;
  /** Another one for each visitor, so that the vehicle register is asked as often as in earnest. */
  const nextVehicle = (): Record<string, string> =>
    REGISTRATION_FIELD in asked.next() ? { [REGISTRATION_FIELD]: plateOf(vehicles++) } : {};

  const search = async (): Promise<void> => {
    const startedMs = performance.now();
    const reply = await pool.request({
      method: "POST",
      path: `${vertical.description.path}jamfor/ajax`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: stack.url,
        cookie: `__Host-sparv=${randomId()}`,
        "x-forwarded-for": asked.nextAddress(),
      },
      body: new URLSearchParams({ ...asked.next(), ...nextVehicle(), tempsearchid: randomId() }).toString(),
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200 || !text.includes('"Success":true')) tally.failed++;
    tally.tookMs.push(performance.now() - startedMs);
  };

  try {
    await paced({ ...load, durationMs: WARM_UP_MS }, search, () => undefined);
    Object.assign(tally, { tookMs: [], failed: 0, late: 0 });
    const pid = stack.nodes[0]?.pid ?? 0;
    const cpuBeforeUs = cpuUsOf(pid);
    await paced(load, search, () => tally.late++);
    const cpuUs = cpuUsOf(pid) - cpuBeforeUs;
    const sorted = tally.tookMs.toSorted((a, b) => a - b);
    const at = (share: number): number =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return {
      name: `load ${verticalName}, ${vertical.providers.length} providers that answer at once`,
      perSecond: load.perSecond,
      searches: sorted.length,
      failed: tally.failed,
      late: tally.late,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      maxMs: at(1),
      cpuUsPerOp: Math.round(cpuUs / Math.max(1, sorted.length)),
    };
  } finally {
    await pool.close();
    await stack.stop();
  }
}

const REGISTRATION_FIELD = "carregnumber";
const PLATE_LETTERS = "ABCDEFGHJKLMNOPRSTUWXYZ";

/** Some two million ordinary numbers, one after the other. */
function plateOf(nth: number): string {
  const letters = Math.floor(nth / 800);
  const letter = (at: number): string =>
    PLATE_LETTERS[Math.floor(letters / PLATE_LETTERS.length ** at) % PLATE_LETTERS.length] ?? "A";
  return `${letter(2)}${letter(1)}${letter(0)}${100 + (nth % 800)}`;
}

/** Starts one each time it is due, not each time one has ended: who waits for the slow ones measures too few of them. */
async function paced({ perSecond, durationMs }: Load, start: () => Promise<void>, late: () => void): Promise<void> {
  const startedMs = performance.now();
  const under: Promise<void>[] = [];
  for (let nth = 0; ; nth++) {
    const dueMs = startedMs + (nth * 1000) / perSecond;
    if (dueMs - startedMs >= durationMs) break;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await systemClock.sleep(waitMs);
    else if (waitMs < -LATE_MS) late();
    under.push(start());
  }
  await Promise.all(under);
}
