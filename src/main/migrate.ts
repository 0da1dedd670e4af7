import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { readConfig } from "#platform/config/config.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createLogger } from "#platform/logging/logger.ts";

/** `npm run migrate`: run before a release starts. The release before it continues to work on the new tables. */
const config = readConfig(process.env);
const logger = createLogger({ level: config.logLevel, fields: { component: "migrate" } });
const applied = await migrate({ url: config.databaseUrl, folder: MIGRATIONS_FOLDER });
for (const name of applied) logger.info("migration applied", { migration: name });
logger.info("database is up to date", { count: applied.length });
