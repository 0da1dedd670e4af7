import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";
import { findEnvironmentFaults } from "./environment-faults.ts";
import { type Manifest, nameOf } from "./manifest.ts";
import { findTypeFaults } from "./published-types.ts";
import { findReferenceFaults, readServedMetrics } from "./reference-faults.ts";
import { findWorkloadFaults } from "./workload-faults.ts";

const MANIFESTS = join(ROOT, "ops/kubernetes");

/** The overlay that operators copy. */
export const EXAMPLE_FOLDER = join(MANIFESTS, "overlays/example");

export const ADAPTER_RULES = join(MANIFESTS, "metrics/adapter-rules.yaml");

/** Everything that is wrong with the documents of one cluster, each as a line. */
export async function findFaults(manifests: readonly Manifest[]): Promise<string[]> {
  const ofTypes: string[] = [];
  for (const manifest of manifests)
    for (const fault of await findTypeFaults(manifest)) ofTypes.push(`${nameOf(manifest)}: ${fault}`);
  return [
    ...ofTypes,
    ...findWorkloadFaults(manifests),
    ...findEnvironmentFaults(manifests),
    ...findReferenceFaults(manifests, readServedMetrics(ADAPTER_RULES)),
  ];
}
