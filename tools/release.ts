import { parseArgs } from "node:util";
import { isBuildFresh } from "./processes/fresh-build.ts";
import { ROOT } from "./processes/paths.ts";
import { makeRelease } from "./release/make-release.ts";
import { planRelease } from "./release/plan-release.ts";
import { verifyRelease } from "./release/verify-release.ts";

/**
 * `npm run tool -- release --version X.Y.Z [--dry-run] [--without-images] [--built] [--key release.pem] --node-image NAME@sha256:…`: changelog, version,
 * build, SBOM, images, provenance, commit and tag. `npm run tool -- release --verify FOLDER [--public-key release.pub]` compares a release with its
 * statement. docs/operate.md describes both.
 * Images are built on the image of Node that `--node-image` names by its digest: a tag can be moved to other content.
 */
const DIGEST = /@sha256:[\da-f]{64}$/;

const { values } = parseArgs({
  options: {
    version: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    "without-images": { type: "boolean", default: false },
    built: { type: "boolean", default: false },
    key: { type: "string" },
    "node-image": { type: "string" },
    verify: { type: "string" },
    "public-key": { type: "string" },
  },
});

if (values.verify !== undefined) report(verifyRelease(values.verify, values["public-key"]));
else release(values.version ?? "");

function release(version: string): void {
  const plan = planRelease(ROOT, version, new Date().toISOString().slice(0, 10));
  if ("refusals" in plan) {
    report({ faults: plan.refusals, notes: [] });
    return;
  }
  if (values.built && !isBuildFresh()) {
    report({ faults: ["there is no build that is newer than its sources: leave out --built"], notes: [] });
    return;
  }
  console.log(plan.notes);
  if (values["dry-run"]) {
    console.log("nothing was changed");
    return;
  }
  const nodeImage = values["node-image"] ?? "";
  if (!values["without-images"] && !DIGEST.test(nodeImage)) {
    report({
      faults: [
        "images are built on an image that is named by its digest: --node-image NAME@sha256:…, or --without-images",
      ],
      notes: [],
    });
    return;
  }
  const imageArguments = values["without-images"] ? undefined : ["--node-image", nodeImage];
  const folder = makeRelease(ROOT, plan, { isBuilt: values.built, imageArguments, keyFile: values.key });
  console.log(`released ${version}: ${folder}`);
}

function report({ faults, notes }: { readonly faults: readonly string[]; readonly notes: readonly string[] }): void {
  for (const line of [...notes, ...faults]) console.log(line);
  if (faults.length > 0) process.exitCode = 1;
}
