import { holdOrder, releaseOrder } from "#adapters/postgres/held-orders.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { createPool } from "#platform/database/pool.ts";

/**
 * `npm run hold -- <order's number> "ARN 2026-1234"`: the order is retained beyond its period until `npm run hold -- <order's number>` releases it.
 * The reason is a reference, never a name. The environment selects the database; without one it is the development one.
 */
const [orderId, reason] = process.argv.slice(2);
if (orderId === undefined) {
  console.error('usage: npm run hold -- <order\'s number> ["reference of the dispute"]');
  process.exitCode = 2;
} else {
  const isConfigured = process.env["SPARV_ENVIRONMENT"] !== undefined;
  const config = readConfig(isConfigured ? process.env : developmentEnvironment());
  const pool = createPool({ url: config.databaseUrl, name: "sparv-hold", connectionFailed: () => undefined });
  try {
    const isFound = await (reason === undefined ? releaseOrder(pool, orderId) : holdOrder(pool, orderId, reason));
    if (isFound) console.log(reason === undefined ? "no longer held" : "held");
    else {
      console.error("there is no such order");
      process.exitCode = 1;
    }
  } finally {
    await pool.end();
  }
}
