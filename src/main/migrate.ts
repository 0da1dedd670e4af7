import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { readSettings } from "#platform/config/config.ts";
import { databaseUrls } from "#platform/config/database-urls.ts";
import { migrate } from "#platform/database/migrate.ts";
import { runProgram } from "#platform/lifecycle/run-program.ts";
import { createLogger } from "#platform/logging/logger.ts";

const settings = () => readSettings(process.env, ["databaseUrl", "logLevel"]);

/** `npm run migrate`: run before a release starts. The release before it continues to work on the new tables. */
await runProgram({
  component: "migrate",
  services: () => databaseUrls(settings().databaseUrl).map((url) => ({ name: "PostgreSQL", url })),
  async start() {
    const { databaseUrl, logLevel } = settings();
    const logger = createLogger({ level: logLevel, fields: { component: "migrate" } });
    const applied = await migrate({ url: databaseUrl, folder: MIGRATIONS_FOLDER });
    for (const name of applied) logger.info("migration applied", { migration: name });
    logger.info("database is up to date", { count: applied.length });
  },
});
