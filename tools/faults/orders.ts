import { findOffers, orderUntilAnswered, shopOf } from "./order-clients.ts";
import type { AskedOrder } from "./order-clients.ts";
import { createOrderJudge, SETTLES_WITHIN_MS } from "./order-judge.ts";
import { openRecords, targetOf } from "./records.ts";
import { playWithKills, type Scenario, spreadOver } from "./scenario.ts";
import { seededRandom } from "#tools/services/seeded.ts";

/** Steady, and slow enough that a busy machine keeps up between the deaths. */
const ORDERS_PER_SECOND = 6;

/**
 * Orders through the real calls while worker, web node, engine, database, Redis and the line to the mail carrier are killed
 * again and again; then compares with what the providers and the carrier have.
 */
export const orders: Scenario = {
  option: "orders",
  count: 2_000,
  world: ({ seed }) => ({
    topic: "faults_orders",
    seed,
    // Prices are instant: only the orders are tested here.
    speed: "instant",
    web: 2,
    workers: 1,
    servers: "own",
    startsWhen: "live",
  }),
  async run(stack, options) {
    const records = openRecords(stack);
    const judge = createOrderJudge(records);
    const shop = shopOf(stack);
    const offers = await findOffers(shop, options.count, seededRandom(options.seed));
    const windowMs = (options.count / ORDERS_PER_SECOND) * 1_000;
    let asked: readonly AskedOrder[] = [];
    return playWithKills("orders", stack, options, {
      windowMs,
      victims: ["worker", "engine", "database", "redis", "smtp", "web"],
      targets: judge.slugs.map(targetOf),
      // In addition to the faults that single orders ask for: faults of any provider.
      outside: [
        { kind: "5xx", share: 0.03 },
        { kind: "reset", share: 0.02 },
        { kind: "answer-lost", share: 0.03, operation: "place" },
        { kind: "slow", share: 0.02, delayMs: 1_500 },
      ],
      async act() {
        asked = await spreadOver(offers, windowMs, (offer) => orderUntilAnswered(shop, offer));
        logWaits(asked, options.log);
      },
      isSettled: judge.isSettled,
      settlesWithinMs: SETTLES_WITHIN_MS,
      async judge() {
        const { mailsMissing, mailsDoubled, uncertain, unanswered, ...counts } = await judge.verdictOn(
          asked,
          options.log,
        );
        const broken = await records.brokenChains();
        for (const chain of broken) options.log(chain);
        return {
          counts: { asked: options.count, ...counts },
          faults: { mailsMissing, mailsDoubled, brokenChains: broken.length },
          also: { uncertain, unanswered },
        };
      },
      close: records.close,
    });
  },
};

function logWaits(asked: readonly AskedOrder[], log: (line: string) => void): void {
  const waits = asked.map(({ waitedMs }) => waitedMs).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor(share * (waits.length - 1))] ?? 0);
  log(`waits for an answer: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`);
}
