import { systemClock } from "#platform/clock.ts";
import { controlSimulators } from "#simulators/control-client.ts";
import { executeKills, seconds } from "./execute-kills.ts";
import { planKills } from "./kill-plan.ts";
import { type AskedOrder, findOffers, orderUntilAnswered } from "./order-clients.ts";
import { joinOrderParts } from "./order-parts.ts";
import { isLost, isWrong, judgeOrders } from "./order-verdict.ts";
import type { FaultWorld } from "./fault-world.ts";
import { seededRandom } from "./seeded.ts";
import { shopOf } from "./shop-of.ts";

export interface OrderFaultOptions {
  readonly orders: number;
  readonly killsEach: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

export interface FaultReport {
  readonly name: string;
  readonly seed: number;
  readonly asked: number;
  readonly lost: number;
  readonly doubled: number;
  readonly wrong: number;
  readonly mailsMissing: number;
  readonly mailsDoubled: number;
  readonly brokenChains: number;
  readonly uncertain: number;
  readonly unanswered: number;
  readonly answeredShare: number;
}

/** Steady, and slow enough that a busy machine keeps up between the deaths. */
const ORDERS_PER_SECOND = 6;

/** In addition to the faults that single orders ask for: faults of any provider. */
const PROVIDER_FAULTS = [
  { kind: "5xx", share: 0.03 },
  { kind: "reset", share: 0.02 },
  { kind: "answer-lost", share: 0.03, operation: "place" },
  { kind: "slow", share: 0.02, delayMs: 1_500 },
] as const;

/**
 * Orders through the real calls while worker, web node, engine, database, Redis and the line to the mail carrier are killed
 * again and again; then compares with what the providers and the carrier have.
 */
export async function runOrderFaults(options: OrderFaultOptions, world: FaultWorld): Promise<FaultReport> {
  const { seed, log } = options;
  const random = seededRandom(seed);
  const parts = joinOrderParts(world);
  const simulators = controlSimulators(world.simulatorsUrl);
  try {
    const shop = shopOf(world);
    const offers = await findOffers(shop, options.orders, random);
    log(`seed ${seed}: ${offers.length} offers to order`);
    for (const slug of parts.slugs) await simulators.setFaults(`insurers/${slug}`, ...PROVIDER_FAULTS);
    const windowMs = (options.orders / ORDERS_PER_SECOND) * 1_000;
    const kills = planKills({ victims: Object.keys(world.victims), killsEach: options.killsEach, windowMs, random });
    const killing = executeKills(world.victims, kills, log);

    const asking = Array.from({ length: options.orders }, async (_, at): Promise<AskedOrder> => {
      const offer = offers[at];
      if (!offer) throw new Error("too few offers");
      await systemClock.sleep((at / options.orders) * windowMs);
      return orderUntilAnswered(shop, offer);
    });
    const asked = await Promise.all(asking);
    await killing;
    logWaits(asked, log);
    logFaults(asked, log);

    const settledFrom = performance.now();
    await parts.waitUntilSettled().catch((error: Error) => log(error.message));
    log(`settled ${seconds(performance.now() - settledFrom)} after the last order was taken`);
    for (const slug of parts.slugs) await simulators.clearFaults(`insurers/${slug}`);
    const judged = await parts.judge(asked);
    for (const order of judged) if (isLost(order) || isWrong(order)) log(JSON.stringify(order));
    const broken = await parts.brokenChains();
    for (const chain of broken) log(chain);
    const verdict = judgeOrders(judged, options.orders);
    return { name: "orders", seed, asked: options.orders, ...verdict, brokenChains: broken.length };
  } finally {
    await parts.close();
  }
}

function logWaits(asked: readonly AskedOrder[], log: (line: string) => void): void {
  const waits = asked.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0);
  log(`waits for an answer: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
}

/** Why customers gave up, by what they saw last. */
function logFaults(asked: readonly AskedOrder[], log: (line: string) => void): void {
  const gaveUp = Map.groupBy(
    asked.filter(({ reportedState }) => reportedState === undefined),
    ({ lastFault }) => lastFault,
  );
  for (const [lastFault, those] of gaveUp) log(`${those.length} gave up: ${lastFault}`);
}
