import { readSettings, type SettingName, type Settings } from "#platform/config/config.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { createPool, type DatabasePool } from "#platform/database/pool.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import { ownEnvironment } from "./own-environment.ts";

/** Runs a command on the database that the environment selects: in a checkout the one of its development. */
export async function runDatabaseTool<Name extends SettingName>(
  { name, settings: names }: { readonly name: string; readonly settings: readonly Name[] },
  work: (pool: DatabasePool, settings: Settings<Name>) => Promise<void>,
): Promise<void> {
  const env = ownEnvironment();
  const databaseUrl = () => readSettings(env, ["databaseUrl"]).databaseUrl;
  await runProgram({
    services: () => databaseUrls(databaseUrl()).map((url) => ({ name: "PostgreSQL", url })),
    async start() {
      const settings = readSettings(env, names);
      const pool = createPool({ url: databaseUrl(), name, connectionFailed: () => undefined });
      try {
        await work(pool, settings);
      } finally {
        await pool.end();
      }
    },
  });
}
