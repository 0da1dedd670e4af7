import { parseArgs } from "node:util";
import { reencrypt } from "#adapters/postgres/reencrypt.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- reencrypt`: writes with the first of SPARV_COLUMN_KEYS what has another key. Works in batches (`--batch 500`), can be killed and started again, and runs beside the product. Prints the rows it looked at,
 * rewrote and left for each encrypted column; ends with 1 when rows are left. `--json` prints one object.
 */
const { values } = parseArgs({
  options: { batch: { type: "string", default: "500" }, json: { type: "boolean", default: false } },
});
const rowsPerBatch = Number(values.batch);
if (!Number.isInteger(rowsPerBatch) || rowsPerBatch < 1 || rowsPerBatch > 5_000) {
  console.error("a batch has 1 to 5000 rows");
  process.exit(2);
}

await runDatabaseTool({ name: "sparv-reencrypt", settings: ["columnKeys"] }, async (pool, { columnKeys }) => {
  const columns = await reencrypt(pool, createColumnCipher(columnKeys), { rowsPerBatch });
  const sum = (of: "lookedAt" | "rewritten" | "left") => columns.reduce((total, column) => total + column[of], 0);
  const totals = { lookedAt: sum("lookedAt"), rewritten: sum("rewritten"), left: sum("left") };
  if (values.json) console.log(JSON.stringify({ ...totals, columns }));
  else {
    for (const { column, lookedAt, rewritten, left, unreadableIds } of columns) {
      const which = unreadableIds.length === 0 ? "" : `, no key reads ${unreadableIds.join(", ")}`;
      console.log(`${column}: ${lookedAt} looked at, ${rewritten} rewritten, ${left} left${which}`);
    }
    console.log(`${totals.lookedAt} looked at, ${totals.rewritten} rewritten, ${totals.left} left`);
  }
  if (totals.left > 0) process.exitCode = 1;
});
