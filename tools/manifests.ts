import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { secretKeysOf } from "./manifests/environment-faults.ts";
import { EXAMPLE_FOLDER, findFaults } from "./manifests/find-faults.ts";
import { buildManifests, readManifests } from "./manifests/read-manifests.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- manifests [<overlay>] [--json]`: checks an overlay of ops/kubernetes, the example unless another is named, against the published types of
 * Kubernetes, the settings of the programs and the rules of docs/kubernetes.md, as it is written and, where kubectl is installed, as Kustomize builds it. Asks no
 * server. Ends with code 1 when there is a fault. `--secrets` prints the keys that the Secret must have instead, and `--memory` measures what the
 * programs need and writes it into docs/kubernetes.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    secrets: { type: "boolean", default: false },
    memory: { type: "boolean", default: false },
  },
});

const MARKS = { begin: "<!-- memory: npm run tool -- manifests --memory -->", end: "<!-- end of memory -->" };

const folder = positionals[0] === undefined ? EXAMPLE_FOLDER : resolve(positionals[0]);
if (values.memory) await writeMemory();
else if (values.secrets) for (const key of secretKeysOf(readManifests(folder), "sparv-secrets")) console.log(`${key}=`);
else await check();

async function check(): Promise<void> {
  const written = readManifests(folder);
  const built = buildManifests(folder);
  const faults = [...new Set([...(await findFaults(written)), ...(built ? await findFaults(built) : [])])];
  if (values.json) console.log(JSON.stringify({ documents: written.length, built: built?.length, faults }));
  else {
    for (const fault of faults) console.log(fault);
    const build = built ? `built to ${built.length}` : "not built, because kubectl is not installed";
    console.log(`${written.length} documents, ${build}: ${faults.length} faults`);
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** The measurement starts a whole stack, whose parts a check does without. */
async function writeMemory(): Promise<void> {
  const { measureMemory, memoryTable } = await import("./manifests/measure-memory.ts");
  const table = memoryTable(await measureMemory());
  writePart("docs/kubernetes.md", MARKS, table);
  console.log(table);
}
