import { parseArgs } from "node:util";
import { checkLookupKeys } from "#adapters/postgres/lookup-generations.ts";
import { rehash } from "#adapters/postgres/rehash.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- rehash`: while programs store under a former lookup key, prepares the newest of SPARV_LOOKUP_KEY; when they store under the
 * newest, moves every stored hash to it. Works in batches (`--batch 500`), can be killed and started again, and runs beside the
 * product. Prints the rows it looked at, moved and left for each column; ends with 1 when rows are left. `--json` prints one object.
 */
const { values } = parseArgs({
  options: { batch: { type: "string", default: "500" }, json: { type: "boolean", default: false } },
});
const rowsPerBatch = Number(values.batch);
if (!Number.isInteger(rowsPerBatch) || rowsPerBatch < 1 || rowsPerBatch > 5_000) {
  console.error("a batch has 1 to 5000 rows");
  process.exit(2);
}

const settings = ["columnKeys", "lookupKey"] as const;
await runDatabaseTool({ name: "sparv-rehash", settings }, async (pool, { columnKeys, lookupKey }) => {
  const lookupHash = createLookupHash(lookupKey);
  await checkLookupKeys(pool, lookupHash);
  const cipher = createColumnCipher(columnKeys);
  const { done, columns } = await rehash({ pool, cipher, lookupHash }, { rowsPerBatch });
  const sum = (of: "lookedAt" | "moved" | "removed" | "left") =>
    columns.reduce((total, column) => total + column[of], 0);
  const totals = { lookedAt: sum("lookedAt"), moved: sum("moved"), removed: sum("removed"), left: sum("left") };
  if (values.json) console.log(JSON.stringify({ done, ...totals, columns }));
  else {
    for (const { column, lookedAt, moved, removed, left, leftIds } of columns) {
      const which = leftIds.length === 0 ? "" : `: ${leftIds.join(", ")}`;
      console.log(`${column}: ${lookedAt} looked at, ${moved} moved, ${removed} removed, ${left} left${which}`);
    }
    console.log(`${done}: ${totals.lookedAt} looked at, ${totals.moved} moved, ${totals.left} left`);
  }
  if (done === "unfinished") process.exitCode = 1;
});
