import { parseArgs } from "node:util";
import { tryCompose } from "./images/compose-trial.ts";
import { makeBaseImage } from "./images/base-image.ts";
import { buildImages } from "./images/build-images.ts";
import { findFaults, type ImagesReport, imagesTable } from "./images/images-report.ts";
import { ensurePodman } from "./images/podman.ts";
import { probeImages } from "./images/probe-images.ts";
import { writePart } from "./results/write-part.ts";

/**
 * `npm run tool -- images [--node-image NAME] [--write] [--json]`: builds the four images of ops/Containerfile, runs the product
 * from them on this machine's PostgreSQL and Redis, and orders through it. Without a named image of Node one is made of Debian's packages. Ends with code 1
 * when an image runs as root, can change itself, is not healthy, does not end by itself, or an order was not placed. `--write` puts the table
 * into docs/images.md. Needs Debian and root, and takes some five minutes.
 *
 * `npm run tool -- images --compose` brings up compose.yaml instead, as podman-compose runs it: orders in a browser, stops it, starts it again and finds the
 * order. It uses the ports 3000 and 4100, and makes stand-ins of the images that cannot be had.
 */
const { values } = parseArgs({
  options: {
    "node-image": { type: "string" },
    compose: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});

const MARKS = { begin: "<!-- figures: npm run tool -- images --write -->", end: "<!-- end of figures -->" };

// What has been started by then ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

ensurePodman();
if (values.compose) {
  const faults = await tryCompose();
  console.log(faults.length === 0 ? "compose.yaml: ordered, stopped, started again and found" : faults.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
} else await runImages();

async function runImages(): Promise<void> {
  const startedAt = performance.now();
  const bytes = buildImages(values["node-image"] ?? makeBaseImage());
  const buildSeconds = Math.round((performance.now() - startedAt) / 1000);
  const report: ImagesReport = { ...(await probeImages()), bytes, buildSeconds };
  const faults = findFaults(report);
  if (values.write) writePart("docs/images.md", MARKS, imagesTable(report));
  if (values.json) console.log(JSON.stringify({ ...report, faults }));
  else console.log([imagesTable(report), "", `built in ${buildSeconds} s`, ...faults].join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
