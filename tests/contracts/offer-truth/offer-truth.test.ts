import fc from "fast-check";
import { afterAll, beforeAll, describe, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { generatedSearches } from "#tests/contracts/checkout/generated-search.ts";
import { storePrices } from "#tests/support/electricity/store-prices.ts";
import { type Customer, openOrderFixtures, type OrderFixtures } from "#tests/support/order-fixtures.ts";
import { testRuns } from "#tests/support/test-runs.ts";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";
import { LIST_SCREENS, ORDER_SCREENS } from "./screens.ts";
import { type Asked, beginWalk, canOrder, orderAll } from "./walk.ts";

/**
 * Whatever is stated of an offer, on any screen, follows from the plans of payments and the cover that are stored with it (docs/offer-truth.md). A walk
 * searches, reads every screen of the list, orders one offer, and reads every screen of the order.
 */

/** Walks of each provider. */
const RUNS = testRuns(1);
const SEED = Number(process.env["SPARV_TEST_SEED"] ?? 20_261_120);

let stack: Stack;
let fixtures: OrderFixtures;
let support: Customer;

beforeAll(async () => {
  stack = await startStack({
    topic: "offer_truth",
    speed: "instant",
    workers: 1,
    prepare: storePrices,
    env: { SPARV_LOAD_SHEDDING: "off" },
  });
  fixtures = openOrderFixtures(stack);
  support = await fixtures.newCustomer("support");
}, 120_000);
afterAll(async () => {
  await fixtures?.close();
  await stack?.stop();
});

const verticals = createServerVerticals(systemClock);

describe.each(verticals.map((vertical) => [vertical.description.name, vertical] as const))("%s", (name, vertical) => {
  const simulated = simulatedVerticals.find((each) => each.name === name);
  if (!simulated) throw new Error(`${name} is not simulated`);
  const asked: fc.Arbitrary<Asked> = fc.record({
    parameters: generatedSearches(vertical, simulated.samples),
    payment: fc.constantFrom("monthly", "yearly"),
    addOns: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    dearerOre: fc.option(fc.integer({ min: -60_000, max: 200_000 }), { nil: undefined }),
  });
  /** The ordinary search, which every provider answers, where the generated ones are all declined. */
  const TRIES = 4;

  test.each(vertical.providers.map(({ slug }, at) => [slug, SEED + at] as const))(
    "what is stated of an offer of %s follows from its plan and its cover on every screen",
    { timeout: RUNS * 60_000 },
    async (slug, seed) => {
      await fc.assert(
        fc.asyncProperty(fc.array(asked, { minLength: TRIES, maxLength: TRIES }), async (tries) => {
          const ordinary = { ...tries[0], parameters: simulated.samples.ordinary } as Asked;
          for (const each of [...tries, ordinary]) {
            const walk = await beginWalk({ stack, fixtures }, vertical, slug, each);
            if (!walk) continue;
            const findings: string[] = [];
            for (const screen of LIST_SCREENS)
              if (!screen.isLeftOut?.(walk)) findings.push(...(await screen.read(walk)));
            if (canOrder(walk)) {
              const ordered = await orderAll(walk, support);
              for (const screen of ORDER_SCREENS)
                if (!screen.isLeftOut?.(ordered)) findings.push(...(await screen.read(ordered)));
              // The next walk orders for the same person.
              await ordered.takeBack();
            }
            if (findings.length > 0) throw new Error(findings.join("\n"));
            return;
          }
          throw new Error(`${slug} answered none of the searches`);
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    },
  );
});
