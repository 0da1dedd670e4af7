import { join } from "node:path";
import { ROOT } from "./processes/paths.ts";
import { findImageFaults } from "./supply-chain/base-images.ts";
import { findLicenceFaults, writeSbom } from "./supply-chain/packages.ts";
import { findSecretsInHistory, findSecretsInTree } from "./supply-chain/secrets.ts";

/** `npm run tool -- supply-chain`: what the product is made of, under which licences, and whether it contains a secret. */
const CHECKS = {
  SBOM: () => writeSbom(ROOT, join(ROOT, ".results/sbom/sparv.cdx.json")),
  licences: () => findLicenceFaults(ROOT),
  "base images": () => findImageFaults(ROOT),
  "secrets in the tree": () => findSecretsInTree(ROOT),
  "secrets in the history": () => findSecretsInHistory(ROOT),
};

for (const [name, look] of Object.entries(CHECKS)) {
  const startedMs = performance.now();
  const faults = await look();
  for (const fault of faults) console.log(`  ${fault}`);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${faults.length === 0 ? "ok  " : "FAIL"} ${name.padEnd(24)}${seconds} s`);
  if (faults.length > 0) process.exitCode = 1;
}
