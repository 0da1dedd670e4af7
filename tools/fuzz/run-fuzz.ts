import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { type GuardWorld, startGuardWorld } from "#tests/security/guard-world.ts";
import { ACCOUNT_HOLDER } from "#tests/support/my-pages.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { type FuzzPlan, type FuzzRequest, makeRequest } from "./fuzz-request.ts";
import { type Canaries, findLeaks, findNumbers } from "./judge.ts";
import { createSender, type FuzzAnswer, type Sender } from "./send.ts";
import { listActors, listTargets } from "./targets.ts";

export interface FuzzOptions {
  /** Names the stack's database: two runs at once must not share one. */
  readonly topic: string;
  readonly requests: number;
  readonly seed: number;
  /** The first request's number: a single one is replayed by its own. */
  readonly from?: number;
  readonly log: (line: string) => void;
}

export interface FuzzReport {
  readonly requests: number;
  /** Answers of 5xx except a 503 with Retry-After, and connections that ended twice without an answer. */
  readonly serverErrors: number;
  /** Answers that took longer than `HANG_MS`, and again when asked for alone. */
  readonly hangs: number;
  readonly leaks: number;
  readonly seed: number;
  readonly seconds: number;
  /** Refused to spare the node, with Retry-After. */
  readonly shed: number;
  /** Share of the requests that passed the origin, address, form and limit checks and reached a handler. */
  readonly reachedShare: number;
  /** Took longer than `HANG_MS` once, among the others: the machine was busy. */
  readonly slowOnce: number;
  readonly targets: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** At most a few dozen, each with its number. */
  readonly faults: readonly string[];
}

const HANG_MS = 2_000;
const AT_ONCE = 24;
const MAX_FAULTS = 40;
/** By a guard, before any handler. */
const GUARDED = new Set([0, 400, 403, 405, 413, 414, 415, 417, 429, 431, 501, 503]);

/** Sends so many requests made from the contracts to a stack of its own, and judges every answer and every log line. */
export async function runFuzz({ topic, requests, seed, from = 0, log }: FuzzOptions): Promise<FuzzReport> {
  const world = await startGuardWorld(topic);
  const startedMs = performance.now();
  const tally = new Tally();
  try {
    const plan: FuzzPlan = {
      seed,
      targets: await listTargets(world),
      actors: await listActors(world),
      origin: world.stack.url,
    };
    const canaries = canariesOf(world);
    const sender = createSender(world.stack.url, AT_ONCE);
    let next = from;
    const work = async (): Promise<void> => {
      while (next < from + requests) {
        const index = next++;
        if (index % 10_000 === 0) log(`${index} sent, ${Math.round((performance.now() - startedMs) / 1_000)} s`);
        await tryOne(makeRequest(plan, index), { sender, canaries, tally });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const request of tally.slow) if ((await sender.send(request)).ms > HANG_MS) tally.hang(request);
    for (const request of tally.dropped) if ((await sender.send(request)).status === 0) tally.drop(request);
    sender.close();
    tally.readLogs(world.stack.readLogs(), canaries);
    return tally.report({
      requests,
      seed,
      seconds: (performance.now() - startedMs) / 1_000,
      targets: plan.targets.length,
    });
  } finally {
    // A number in a log makes this throw: it has already been counted.
    await world.stop().catch((error: unknown) => log(String(error)));
  }
}

interface Judging {
  readonly sender: Sender;
  readonly canaries: Canaries;
  readonly tally: Tally;
}

async function tryOne(request: FuzzRequest, { sender, canaries, tally }: Judging): Promise<void> {
  const answer = await sender.send(request);
  tally.answered(request, answer);
  for (const leak of findLeaks(request, answer, canaries)) tally.leak(request, leak);
}

/** Ids that only their owner has received, and that lead to the owner's data. */
const OWNED = ["order", "fetch", "application", "favourite", "login"] as const;

/** What no answer may contain: the programs' keys, and the prepared owner's data. */
function canariesOf({ stack, owner, idOf }: GuardWorld): Canaries {
  const secrets = Object.entries(stack.env)
    .filter(([name, value]) => /_KEYS?$/.test(name) && value.length > 8)
    .map(([, value]) => value.replace(/^\w+:/, ""));
  return {
    secrets: [...secrets, stack.env["SPARV_DATABASE_URL"] ?? "-", stack.env["SPARV_REDIS_URL"] ?? "-"],
    owners: [
      ACCOUNT_HOLDER,
      `${ACCOUNT_HOLDER.slice(0, 8)}-${ACCOUNT_HOLDER.slice(8)}`,
      ...OWNED.map((kind) => idOf(kind, undefined)),
    ],
    ownerName: owner.name,
    ownNumbers: { [owner.name]: ACCOUNT_HOLDER, "another person": NUMBERS.newcomer },
    today: swedishDate(Date.now()),
  };
}

class Tally {
  readonly slow: FuzzRequest[] = [];
  readonly dropped: FuzzRequest[] = [];
  readonly #statuses = new Map<number, number>();
  readonly #faults: string[] = [];
  #errors = 0;
  #shed = 0;
  #hangs = 0;
  #leaks = 0;
  #reached = 0;

  answered(request: FuzzRequest, { status, headers, ms }: FuzzAnswer): void {
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (!GUARDED.has(status)) this.#reached++;
    if (ms > HANG_MS) this.slow.push(request);
    if (status === 0) this.dropped.push(request);
    // A request that is no HTTP at all is answered by Node, or by closing the connection.
    if (status === 503 && headers["retry-after"] !== undefined) this.#shed++;
    else if (status >= 500 && status !== 501) this.#error(request, `${status}`);
  }

  hang(request: FuzzRequest): void {
    this.#hangs++;
    this.#note(request, "hang");
  }

  drop(request: FuzzRequest): void {
    this.#error(request, "no answer");
  }

  leak(request: FuzzRequest, what: string): void {
    this.#leaks++;
    this.#note(request, `leak: ${what}`);
  }

  readLogs(logs: readonly string[], { secrets, today }: Canaries): void {
    for (const line of logs.flatMap((log) => log.split("\n"))) {
      const hasSecret = secrets.some((secret) => line.includes(secret));
      if (!hasSecret && findNumbers(line, today).length === 0) continue;
      this.#leaks++;
      if (this.#faults.length < MAX_FAULTS) this.#faults.push(`leak in a log line: ${line.slice(0, 60)}…`);
    }
  }

  #error(request: FuzzRequest, what: string): void {
    this.#errors++;
    this.#note(request, what);
  }

  #note({ index, target, actor, method, path, body, headers }: FuzzRequest, what: string): void {
    if (this.#faults.length >= MAX_FAULTS) return;
    const sent = JSON.stringify({ path: path.slice(0, 160), body: body.slice(0, 200), type: headers["content-type"] });
    this.#faults.push(`#${index} ${what}: ${method} ${target} as ${actor} ${sent}`);
  }

  report(run: { requests: number; seed: number; seconds: number; targets: number }): FuzzReport {
    return {
      requests: run.requests,
      serverErrors: this.#errors,
      hangs: this.#hangs,
      leaks: this.#leaks,
      seed: run.seed,
      seconds: Math.round(run.seconds),
      shed: this.#shed,
      reachedShare: Math.round((this.#reached / run.requests) * 1_000) / 1_000,
      slowOnce: this.slow.length - this.#hangs,
      targets: run.targets,
      statuses: Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a - b)),
      faults: this.#faults,
    };
  }
}
