import { join } from "node:path";
import { ROOT } from "./processes/paths.ts";
import { findImageFaults } from "./supply-chain/base-images.ts";
import { findLicenceFaults } from "./supply-chain/licences.ts";
import { writeSbom } from "./supply-chain/sbom.ts";
import { type Scan, scanHistory, scanTree } from "./supply-chain/scan-repository.ts";

/** `npm run tool -- supply-chain`: what the product is made of, under which licences, and whether it contains a secret. */
const SBOM_FILE = ".results/sbom/sparv.cdx.json";
/** Ten times what it takes now. */
const HISTORY_WITHIN_MS = 60_000;

const checks: readonly { readonly name: string; look(): string[] | Promise<string[]> }[] = [
  { name: "SBOM", look: () => writeSbom(ROOT, join(ROOT, SBOM_FILE)) },
  { name: "licences", look: () => findLicenceFaults(ROOT) },
  { name: "base images", look: () => findImageFaults(ROOT) },
  { name: "secrets in the tree", look: () => describeScan(scanTree(ROOT)) },
  { name: "secrets in the history", look: async () => describeScan(await scanHistory(ROOT, HISTORY_WITHIN_MS)) },
];

function describeScan({ found, unseen, files }: Scan): string[] {
  return [
    ...found.map(({ path, line, rule, hint }) => `${path}:${line}: ${rule}, ${hint}`),
    ...(unseen > 0 ? [`${unseen} files were not looked at in time`] : []),
    ...(files === 0 ? ["no file was looked at"] : []),
  ];
}

for (const { name, look } of checks) {
  const startedMs = performance.now();
  const faults = await look();
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(
    `${faults.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(24)}${((performance.now() - startedMs) / 1000).toFixed(1)} s`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
