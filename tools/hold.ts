import { holdOrder, releaseOrder } from "#adapters/postgres/held-orders.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- hold <order's number> "ARN 2026-1234"`: the order is retained beyond its period until `npm run tool -- hold <order's number>` releases it.
 * The reason is a reference, never a name. The environment selects the database; without one it is the development one.
 */
const [orderId, reason] = process.argv.slice(2);
if (orderId === undefined) {
  console.error('usage: npm run tool -- hold <order\'s number> ["reference of the dispute"]');
  process.exitCode = 2;
} else {
  await runDatabaseTool({ name: "sparv-hold", settings: [] }, async (pool) => {
    const isFound = await (reason === undefined ? releaseOrder(pool, orderId) : holdOrder(pool, orderId, reason));
    if (isFound) console.log(reason === undefined ? "no longer held" : "held");
    else {
      console.error("there is no such order");
      process.exitCode = 1;
    }
  });
}
