import { setTimeout as sleep } from "node:timers/promises";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { migrate } from "#platform/database/migrate.ts";
import { ensureCertificates } from "#simulators/secure/certificates.ts";
import { createChildren } from "#tools/processes/children.ts";
import { COMPILE_CACHE, PROGRAM_FILES } from "#tools/processes/our-programs.ts";
import { seedStaff } from "#tools/processes/seed-staff.ts";
import { startServices } from "#tools/processes/local-services.ts";
import { printWelcome } from "./print-welcome.ts";
import { startSite } from "./start-site.ts";

const STOP_WITHIN_MS = 5_000;

/** Starts everything, and ends it with this process. */
export async function runDev(env: Readonly<Record<string, string>>): Promise<void> {
  const children = createChildren({ ...process.env, ...env, NODE_COMPILE_CACHE: COMPILE_CACHE });
  const behind = startBehind();
  const site = startSite(env, behind);
  // Whatever fails first is what the developer reads.
  behind.catch(() => undefined);

  let stopping: Promise<void> | undefined;
  const stop = (code: number) => (stopping ??= stopAll().finally(() => process.exit(code)));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0));
  process.on("uncaughtException", (error) => {
    console.error(error);
    void stop(1);
  });

  try {
    await Promise.all([behind, site.then(({ warmUp }) => warmUp())]);
    printWelcome(env);
    await (await site).store();
  } catch (error) {
    await children.stop();
    throw error;
  }

  async function startBehind(): Promise<void> {
    await startServices(console.log);
    await migrate({ url: env["SPARV_DATABASE_URL"] ?? "", folder: MIGRATIONS_FOLDER });
    await seedStaff(env);
    ensureCertificates();
    // A changed rule, tariff or workflow takes effect at once in each.
    children.start("simulators", ["--watch", "--watch-preserve-output", PROGRAM_FILES.simulators]);
    children.start("worker", ["--watch", "--watch-preserve-output", PROGRAM_FILES.worker]);
  }

  /** What does not end in time is ended with this process. */
  async function stopAll(): Promise<void> {
    const closing = Promise.all([children.stop(), site.then(({ close }) => close()).catch(() => undefined)]);
    await Promise.race([closing, sleep(STOP_WITHIN_MS)]);
  }
}
