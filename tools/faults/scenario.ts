import type { FaultToSet } from "#simulators/control-client.ts";
import { systemClock } from "#platform/clock.ts";
import type { Stack } from "#tools/processes/stack.ts";
import type { World } from "#tools/processes/world.ts";
import { seededRandom } from "#tools/services/seeded.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

export interface FaultOptions {
  readonly seed: number;
  /** Of whatever the scenario asks for. */
  readonly count: number;
  readonly killsEach: number;
  /** How long a day of the companies and of ours lasts, where a scenario takes days. */
  readonly dayMs: number;
  readonly isShort: boolean;
  /** Puts the table into its document. */
  readonly isWritten: boolean;
  /** Rows or parts of the matrix, separated by commas. */
  readonly only: string | undefined;
  /** How long each fault of the matrix lasts. */
  readonly faultMs: number;
  /** The commit of the earlier release of an upgrade. */
  readonly from: string | undefined;
  readonly log: (line: string) => void;
}

/** What every run prints with `--json`; a scenario adds counts of its own. */
export interface FaultReport {
  readonly name: string;
  readonly seed: number;
  readonly asked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  /** The part of what was asked for that has an answer in the end. */
  readonly answeredShare: number;
  readonly [more: string]: unknown;
}

export interface Ended {
  readonly report: FaultReport;
  /** One line each; a run without one is well. */
  readonly faults: readonly string[];
  /** For people, and for the document; otherwise the counts in a line. */
  readonly table?: string;
}

/** A row of the table of fault runs: a world, and what happens in it. */
export interface Scenario {
  /** The option that states how many, and how many there are unless it is given. */
  readonly option?: string;
  readonly count?: number;
  /** With how many a run is short. */
  readonly shortCount?: number;
  world(options: FaultOptions): World;
  run(stack: Stack, options: FaultOptions): Promise<Ended>;
  /** The document that `--write` puts the table into, between marks. */
  readonly document?: { readonly path: string; readonly begin: string; readonly end: string };
}

/** A process that can be killed and restarted. */
export interface Victim {
  kill9(): Promise<void>;
  restart(): Promise<void>;
}

export type VictimName = "worker" | "engine" | "database" | "redis" | "smtp" | "web";

/** What visitors ask for while parts are killed, and how it is judged. */
export interface Play {
  /** The victims die in it. */
  readonly windowMs: number;
  readonly victims: readonly VictimName[];
  /** Targets at the simulators, and what is wrong with them as long as visitors ask. */
  readonly targets: readonly string[];
  readonly outside: readonly FaultToSet[];
  act(): Promise<void>;
  /** Nothing that was promised is under way. */
  isSettled(): Promise<boolean>;
  readonly settlesWithinMs: number;
  /** `faults` are further counts that must be 0. */
  judge(): Promise<Judged>;
  close(): Promise<void>;
}

export interface Judged {
  readonly counts: Pick<FaultReport, "asked" | "lost" | "doubled" | "wrong" | "answeredShare">;
  readonly faults: Readonly<Record<string, number>>;
  readonly also: Readonly<Record<string, unknown>>;
}

/** Kills each victim again and again while visitors ask; when all is settled, asks everyone outside what they have. */
export async function playWithKills(name: string, stack: Stack, options: FaultOptions, play: Play): Promise<Ended> {
  const { seed, killsEach, log } = options;
  const kills = planKills({
    victims: play.victims,
    killsEach,
    windowMs: play.windowMs,
    random: seededRandom(seed + 1),
  });
  log(`seed ${seed}: ${options.count} asked for, ${kills.length} kills in ${seconds(play.windowMs)}`);
  try {
    for (const target of play.targets) await stack.simulators.setFaults(target, ...play.outside);
    const killing = executeKills(victimsOf(stack), kills, log);
    const startedMs = performance.now();
    await Promise.all([play.act(), killing]);
    log(`all asked and all up again after ${seconds(performance.now() - startedMs)}`);
    await waitUntil(() => play.isSettled().catch(() => false), play.settlesWithinMs, "everything to settle", 250).catch(
      (error: Error) => log(error.message),
    );
    for (const target of play.targets) await stack.simulators.clearFaults(target);
    const { counts, faults, also } = await play.judge();
    const { lost, doubled, wrong } = counts;
    return {
      report: { name, seed, ...counts, ...faults, ...also, kills: kills.length },
      faults: [
        ...faultLines({ lost, doubled, wrong, ...faults }),
        // Otherwise a run in which nothing works would be well.
        ...(counts.answeredShare < LEAST_SHARE ? [`answered only ${(counts.answeredShare * 100).toFixed(1)} %`] : []),
      ],
    };
  } finally {
    await play.close();
  }
}

export const faultLines = (counts: Readonly<Record<string, number>>, what = ""): string[] =>
  Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [] : [`${what}${name} ${count}`]));

function victimsOf({ worker, engine, servers, nodes: [web], simulators }: Stack): ReadonlyMap<string, Victim> {
  const database = servers.get("primary");
  const redis = servers.get("redis");
  // The carrier's records must survive: its connection is cut instead.
  const smtp: Victim = {
    kill9: () => simulators.setFaults(SMTP_TARGET, { kind: "reset" }),
    restart: () => simulators.clearFaults(SMTP_TARGET),
  };
  const named: Readonly<Record<VictimName, Victim | undefined>> = { worker, engine, database, redis, smtp, web };
  return new Map(Object.entries(named).flatMap(([name, victim]) => (victim ? [[name, victim] as const] : [])));
}

/** Visitors press again until they are answered: kills make few of them give up. */
const LEAST_SHARE = 0.8;

const SMTP_TARGET = "mail/smtp";

export interface Kill {
  readonly victim: string;
  readonly atMs: number;
  /** How long it stays dead before it is started again. */
  readonly downMs: number;
}

export interface KillPlanOptions {
  readonly victims: readonly string[];
  readonly killsEach: number;
  readonly windowMs: number;
  readonly random: () => number;
}

const DOWN_MIN_MS = 200;
const DOWN_MAX_MS = 2_000;

/** Spreads each victim's deaths over the window; deaths of different victims may well overlap. */
export function planKills({ victims, killsEach, windowMs, random }: KillPlanOptions): Kill[] {
  const shareMs = windowMs / killsEach;
  return victims
    .flatMap((victim) =>
      Array.from({ length: killsEach }, (_, at) => ({
        victim,
        atMs: Math.round((at + 0.1 + 0.5 * random()) * shareMs),
        downMs: Math.round(DOWN_MIN_MS + (DOWN_MAX_MS - DOWN_MIN_MS) * random()),
      })),
    )
    .toSorted((a, b) => a.atMs - b.atMs);
}

/** Resolves when all are up again. */
async function executeKills(
  victims: ReadonlyMap<string, Victim>,
  kills: readonly Kill[],
  log: FaultOptions["log"],
): Promise<void> {
  await Promise.all(
    kills.map(async ({ victim, atMs, downMs }) => {
      const service = victims.get(victim);
      if (!service) throw new Error(`this world has no ${victim} to kill`);
      await systemClock.sleep(atMs);
      await service.kill9();
      await systemClock.sleep(downMs);
      const restartedFrom = performance.now();
      await service.restart();
      const back = seconds(performance.now() - restartedFrom);
      log(`${seconds(atMs)}: killed ${victim}, down ${seconds(downMs)}, back after ${back}`);
    }),
  );
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Everything once, spread evenly over the time. */
export const spreadOver = <Item, Result>(
  items: readonly Item[],
  windowMs: number,
  ask: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> =>
  Promise.all(
    items.map(async (item, at) => {
      await systemClock.sleep((at / items.length) * windowMs);
      return ask(item, at);
    }),
  );
