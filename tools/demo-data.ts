import { parseArgs } from "node:util";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { describeUnreachable, findServiceFault } from "#platform/lifecycle/service-fault.ts";
import { DEMO_DATA_LIMITS, runDemoData } from "./demo-data/run-demo-data.ts";
import { ownEnvironment } from "./processes/own-environment.ts";

/**
 * `npm run demo-data [-- --visitors 40 --orders 12 --switches 22 --minutes 10 --seed 1]`: fills a running stack with searches and orders, made by
 * its real calls and marked 'Demodata' wherever they are seen. The environment selects the stack; without one it is the one of
 * `npm run dev` and `npm run stack:up`.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: "string", default: "40" },
    orders: { type: "string", default: "12" },
    switches: { type: "string", default: "22" },
    minutes: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
});

const visitors = Number(values.visitors);
const orders = Number(values.orders);
const switches = Number(values.switches);
const minutes = Number(values.minutes);
const isWithin = (number: number, most: number): boolean => Number.isInteger(number) && number >= 0 && number <= most;

const isSensible =
  isWithin(visitors, DEMO_DATA_LIMITS.visitors) &&
  isWithin(orders, DEMO_DATA_LIMITS.orders) &&
  isWithin(switches, DEMO_DATA_LIMITS.switches) &&
  isWithin(minutes, DEMO_DATA_LIMITS.minutes);
if (!isSensible) {
  console.error(
    `at most ${DEMO_DATA_LIMITS.visitors} visitors, ${DEMO_DATA_LIMITS.orders} orders, ${DEMO_DATA_LIMITS.switches} switches and ${DEMO_DATA_LIMITS.minutes} minutes at a time`,
  );
  process.exit(2);
}
const env = ownEnvironment();
try {
  const { searches, placed, unplaced, switched, regular } = await runDemoData({
    env,
    visitors,
    orders,
    switches,
    withinMs: minutes * MINUTE_MS,
    seed: Number(values.seed),
    log: (line) => console.log(line),
  });
  console.log(`${searches} searches, ${placed} orders placed, ${unplaced} not; ${switched} left a fetched insurance`);
  if (regular)
    console.log(
      `log in as ${regular.firstName} ${regular.lastName}, ${regular.personalNumber}, to see what a customer has`,
    );
} catch (error) {
  const fault = findServiceFault(error, [{ name: "PostgreSQL", url: env["SPARV_DATABASE_URL"] ?? "" }]);
  if (fault) console.error(describeUnreachable(fault));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
