import { createStaffList } from "#adapters/postgres/staff-list.ts";
import { readConfig } from "#platform/config/config.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { createPool } from "#platform/database/pool.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";

/** Makes a person of the simulated world staff, so that staff pages can be tried. Runs after the migrations; a program of its own in compose.yaml. */
export async function seedStaff(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env);
  const pool = createPool({ url: config.databaseUrl, name: "sparv-seed", connectionFailed: () => undefined });
  try {
    await createStaffList(pool, createLookupHash(config.lookupKey)).add(
      staffPerson.personalNumber,
      staffPerson.roles,
      "seed",
    );
  } finally {
    await pool.end();
  }
}

if (import.meta.main)
  await runProgram({
    services: () => databaseUrls(readConfig(process.env).databaseUrl).map((url) => ({ name: "PostgreSQL", url })),
    start: () => seedStaff(process.env),
  });
