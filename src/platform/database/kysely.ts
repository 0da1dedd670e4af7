import { Kysely, PostgresDialect } from "kysely";
import type { DatabasePool } from "./pool.ts";

/** Typed queries over a pool. Closing stays with the pool's owner: never call `destroy` on what this gives. */
export const queriesOver = <Tables>(pool: DatabasePool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
