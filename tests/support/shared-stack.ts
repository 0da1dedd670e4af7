import { Redis } from "ioredis";
import { type Stack, startStack } from "#tools/processes/stack.ts";
import { renewMigratedDatabase } from "#tools/processes/migrated-database.ts";
import { seedStaff } from "#tools/processes/seed-staff.ts";
import { readAddresses } from "#tools/processes/addresses.ts";
import { inheritedClock } from "#tools/services/fake-clock.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const READY_WITHIN_MS = 20_000;
/** The first of the databases that no other stack has (`tools/processes/world.ts`). */
const FIRST_REDIS_DATABASE = 13;

/** The engine keeps the machine's clock, so there is no worker then: files that need one name it, and the run with other clocks leaves them out. */
const HAS_OTHER_CLOCK = Object.keys(inheritedClock).length > 0;

let running: Promise<Stack> | undefined;

/**
 * Two web nodes, a worker and its engine, and simulators, for every file of this process that needs no other: to start one takes longer than most of these
 * files. Each file begins with an empty database, an empty Redis and simulators without faults. What stops, kills or sets up a program of the stack
 * starts its own (`startStack`).
 */
export async function openSharedStack(needs: { readonly hasWorker?: boolean } = {}): Promise<Stack> {
  if (needs.hasWorker && HAS_OTHER_CLOCK) throw new Error("an engine has no other clock (docs/clocks.md)");
  running ??= startForProcess();
  const stack = await running;
  await makeEmpty(stack);
  return { ...stack, stop: async () => stack.checkLogs() };
}

function startForProcess(): Promise<Stack> {
  // Vitest numbers its processes from 1, and a number is used by one process at a time.
  const number = Number(process.env["VITEST_POOL_ID"] ?? 1);
  // Ended this way a process would leave its children: with an exit it ends them too.
  process.once("SIGTERM", () => process.exit());
  return startStack({
    topic: `shared_${number}`,
    speed: "instant",
    web: 2,
    workers: HAS_OTHER_CLOCK ? 0 : 1,
    // Everything is written down, so that what must not be is found.
    env: {
      SPARV_LOG_LEVEL: "debug",
      SPARV_REDIS_URL: readAddresses().redisDatabaseUrl(FIRST_REDIS_DATABASE + ((number - 1) % 3)),
    },
  });
}

async function makeEmpty({ env, nodes, simulators }: Stack): Promise<void> {
  const databaseUrl = new URL(env["SPARV_DATABASE_URL"] ?? "");
  await renewMigratedDatabase(readAddresses().databaseUrl("postgres"), databaseUrl.pathname.slice(1));
  await seedStaff(env);
  const redis = new Redis(env["SPARV_REDIS_URL"] ?? "");
  await redis.flushdb();
  await redis.quit();
  await simulators.clearFaults();
  await simulators.resetCounters();
  // They connect to the database anew.
  await waitUntil(
    async () => (await Promise.all(nodes.map(({ url }) => fetch(url)))).every(({ ok }) => ok),
    READY_WITHIN_MS,
    "the nodes to be ready",
  );
}
