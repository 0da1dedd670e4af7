import { rmSync } from "node:fs";
import { Redis } from "ioredis";
import pg from "pg";
import { LOOPBACK_HOSTS } from "#domain/network/private-host.ts";
import { findTakenPort } from "./dev/ports.ts";
import { ownEnvironment } from "./processes/own-environment.ts";
import { readAddresses } from "./processes/addresses.ts";
import { endOwnEngine, isOwnEngine } from "./processes/local-services.ts";
import { isPostgresAnswering } from "./services/postgres.ts";
import { isRedisAnswering } from "./services/redis.ts";

/** `npm run reset`: this checkout's development begins anew: an empty database, an empty Redis database, and an engine that knows nothing. */

const env = ownEnvironment();
const { database, databaseName, databaseUrl, redis, redisUrl, restate } = readAddresses(env);

if (env["SPARV_ENVIRONMENT"] !== "development") refuse("npm run reset is for SPARV_ENVIRONMENT=development only.");
if (![database.host, redis.host].every((host) => LOOPBACK_HOSTS.has(host)))
  refuse("npm run reset empties services of this machine only: see SPARV_DATABASE_URL and SPARV_REDIS_URL.");
if ((await findTakenPort(env)) !== undefined) refuse("End npm run dev first: what runs would go on with what is gone.");
if (!(await isPostgresAnswering(databaseUrl("postgres")))) refuse("PostgreSQL does not answer: run npm run services.");

const client = new pg.Client({ connectionString: databaseUrl("postgres") });
await client.connect();
await client.query(`drop database if exists ${client.escapeIdentifier(databaseName)} with (force)`);
await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
await client.end();
console.log(`database ${databaseName}: empty; npm run dev makes its tables`);

if (await isRedisAnswering(redis.port, redis.host)) {
  const connection = new Redis(redisUrl);
  await connection.flushdb();
  await connection.quit();
  console.log(`Redis ${redisUrl}: empty`);
}

if (isOwnEngine()) {
  rmSync(await endOwnEngine(), { recursive: true, force: true });
  console.log("Restate: ended and emptied; npm run dev starts it");
} else
  console.log(`Restate at ${restate.host}:${restate.port}: was not started by this checkout, and keeps what it knows`);

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
