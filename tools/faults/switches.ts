import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { executeKills, seconds } from "./execute-kills.ts";
import type { FaultWorld } from "./fault-world.ts";
import { planKills } from "./kill-plan.ts";
import { seededRandom } from "./seeded.ts";
import { planSwitches, switchUntilSettled } from "./switch-clients.ts";
import { joinSwitchParts } from "./switch-parts.ts";
import { doubledMails, isLostSwitch, judgeSwitches, missingMails, type SwitchVerdict } from "./switch-verdict.ts";

export interface SwitchFaultOptions {
  readonly switches: number;
  readonly killsEach: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface SwitchFaultReport extends SwitchVerdict {
  readonly name: string;
  readonly seed: number;
  readonly switches: number;
  /** Corrections that customers had to make. */
  readonly corrections: number;
  readonly mails: number;
  readonly kills: number;
  readonly brokenChains: number;
}

/** Looks every 2 to 10 s; a supplier completes 40 s after the order or its last correction. */
export const SWITCH_SETTINGS = { SPARV_DELIVERY_DAY_SECONDS: "40" } as const;

const ORDERS_PER_SECOND = 6;
const COMPLETES_AFTER_MS = 40_000;
const VICTIMS = ["worker", "engine", "database", "smtp"];

/** Faults of any supplier. */
const SUPPLIER_FAULTS = [
  { kind: "5xx", share: 0.03 },
  { kind: "reset", share: 0.02 },
  { kind: "answer-lost", share: 0.05, operation: "correct-switch" },
  { kind: "slow", share: 0.02, delayMs: 1_500 },
] as const;

/**
 * Orders electricity and follows every switch to its end while worker, engine, database and the line to the mail carrier are killed
 * again and again; then compares with what the suppliers and the carrier have.
 */
export async function runSwitchFaults(options: SwitchFaultOptions, world: FaultWorld): Promise<SwitchFaultReport> {
  const { switches, killsEach, seed, log } = options;
  const random = seededRandom(seed);
  const parts = joinSwitchParts(world);
  const simulators = controlSimulators(world.simulatorsUrl);
  try {
    const planned = planSwitches({ quotes: await parts.findQuotes(), field: parts.field, count: switches }, random);
    for (const target of parts.targets) await simulators.setFaults(target, ...SUPPLIER_FAULTS);
    const orderingMs = (switches / ORDERS_PER_SECOND) * 1_000;
    const windowMs = orderingMs + COMPLETES_AFTER_MS;
    const kills = planKills({ victims: VICTIMS, killsEach, windowMs, random });
    log(`seed ${seed}: ${switches} switches, ${kills.length} kills in ${seconds(windowMs)}`);
    const killing = executeKills(world.victims, kills, log);
    const startedFrom = performance.now();
    await Promise.all(
      planned.map(async (each, at) => {
        await systemClock.sleep((at / switches) * orderingMs);
        await switchUntilSettled(parts.clients, each);
      }),
    );
    await killing;
    log(`all ended ${seconds(performance.now() - startedFrom)} after the first order`);
    await parts.waitUntilMailed().catch((error: Error) => log(error.message));
    for (const target of parts.targets) await simulators.clearFaults(target);
    const judged = await parts.judge(planned);
    for (const each of judged)
      if (isLostSwitch(each) || missingMails(each) + doubledMails(each) > 0) log(JSON.stringify(each));
    return {
      name: "switches",
      seed,
      switches,
      ...judgeSwitches(judged, await parts.countUnknown(planned)),
      corrections: judged.reduce((sum, { corrected }) => sum + corrected, 0),
      mails: judged.reduce((sum, { mails }) => sum + mails.length, 0),
      kills: kills.length,
      brokenChains: await parts.brokenChains(),
    };
  } finally {
    await parts.close();
  }
}
