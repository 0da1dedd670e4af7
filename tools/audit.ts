import { parseArgs } from "node:util";
import { AUDIT_CHAINS, type ChainReport, verifyAudit } from "#adapters/postgres/audit-chain.ts";
import { createAuditChecks } from "#adapters/postgres/audit-checks.ts";
import type { ChainHead } from "#journeys/retention/retention.port.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import { runDatabaseTool } from "./processes/run-database-tool.ts";

/**
 * `npm run tool -- audit`: checks every chain and reports the first changed row of each; exits with 1 when there is
 * one. A check that finds every chain whole is recorded: an alert notices when there was none for a day and a half.
 * `--seen desk_reads:1200:<hash>` also compares a chain with a head that was noted earlier, as the worker's log does every
 * day; may be given several times. `--json` prints the reports as one object.
 */
const { values } = parseArgs({
  options: { seen: { type: "string", multiple: true, default: [] }, json: { type: "boolean", default: false } },
});

await runDatabaseTool(
  { name: "sparv-audit", settings: ["columnKeys", "lookupKey"] },
  async (pool, { columnKeys, lookupKey }) => {
    const seen = values.seen.map(readHead);
    const reports = await verifyAudit(pool, seen, createColumnCipher(columnKeys), createLookupHash(lookupKey));
    if (values.json) console.log(JSON.stringify({ chains: reports }));
    else
      for (const { chain, entries, head, fault } of reports) {
        const where = fault?.position === undefined ? "" : ` at entry ${fault.position}, row ${fault.rowId}`;
        console.log(fault ? `BROKEN ${chain}${where}: ${fault.what}` : `whole  ${chain}:${entries}:${head}`);
      }
    if (reports.some(({ fault }) => fault)) process.exitCode = 1;
    else await record(createAuditChecks(pool), reports);
  },
);

/** The result does not depend on it: the role may be one that only reads, and the database that of the release before. */
async function record(checks: ReturnType<typeof createAuditChecks>, reports: readonly ChainReport[]): Promise<void> {
  await checks
    .add(reports.reduce((sum, { entries }) => sum + entries, 0))
    .catch((error: Error) => console.error(`the check is not recorded: ${error.message}`));
}

function readHead(text: string): ChainHead {
  const [, chain, position, hash] = /^(\w+(?:\/\d+)?):(\d+):([0-9a-f]{32,64})$/.exec(text) ?? [];
  if (chain === undefined || position === undefined || hash === undefined)
    throw new Error("a head is written chain:position:hash");
  if (!AUDIT_CHAINS.includes(chain)) throw new Error(`no chain is called ${chain}`);
  return { chain, position: Number(position), hash };
}
