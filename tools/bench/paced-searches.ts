import { Pool } from "undici";
import { randomId } from "#platform/ids.ts";
import { systemClock } from "#platform/clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { createSampleSearches } from "./sample-searches.ts";

export interface Load {
  readonly perSecond: number;
  readonly durationMs: number;
}

export interface PacedResult {
  readonly searches: number;
  readonly failed: number;
  /** Searches that could not begin when they were due, because the measuring process was behind. */
  readonly late: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface PacedSearches {
  run(load: Load): Promise<PacedResult>;
  close(): Promise<void>;
}

/** Each search must cost as much as a new one. */
export const EVERY_SEARCH_ASKS = { SPARV_QUOTE_REUSE: "off", SPARV_REQUEST_COALESCING: "off" };

/** A search that starts later than this is counted as late: its time then reflects the load generator. */
const LATE_MS = 50;

export function requireVertical(name: string): AnyVerticalServer {
  const vertical = createServerVerticals(systemClock).find(({ description }) => description.name === name);
  if (!vertical) throw new Error(`no vertical named ${name}`);
  return vertical;
}

/** Searches at an even pace whatever the answers do. Each is another visitor with another vehicle. */
export function createPacedSearches(stack: Pick<Stack, "url">, vertical: AnyVerticalServer): PacedSearches {
  const pool = new Pool(stack.url.replace("localhost", "127.0.0.1"), { connections: 400 });
  const asked = createSampleSearches(vertical.description.name);
  let vehicles = 0;
  /** Another one for each visitor, so that the vehicle register is asked as often as in earnest. */
  const nextVehicle = (): Record<string, string> =>
    REGISTRATION_FIELD in asked.next() ? { [REGISTRATION_FIELD]: plateOf(vehicles++) } : {};

  async function search(): Promise<{ readonly tookMs: number; readonly isGood: boolean }> {
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
    const isGood = reply.statusCode === 200 && text.includes('"Success":true');
    return { tookMs: performance.now() - startedMs, isGood };
  }

  return {
    async run(load) {
      let late = 0;
      const ended = await paced(load, search, () => late++);
      const sorted = ended.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
      const at = (share: number): number =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      return {
        searches: ended.length,
        failed: ended.filter(({ isGood }) => !isGood).length,
        late,
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        maxMs: at(1),
      };
    },
    close: () => pool.close(),
  };
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
async function paced<Ended>(
  { perSecond, durationMs }: Load,
  start: () => Promise<Ended>,
  late: () => void,
): Promise<Ended[]> {
  const startedMs = performance.now();
  const under: Promise<Ended>[] = [];
  for (let nth = 0; ; nth++) {
    const dueMs = startedMs + (nth * 1000) / perSecond;
    if (dueMs - startedMs >= durationMs) break;
    const waitMs = dueMs - performance.now();
    if (waitMs > 1) await systemClock.sleep(waitMs);
    else if (waitMs < -LATE_MS) late();
    under.push(start());
  }
  return Promise.all(under);
}
