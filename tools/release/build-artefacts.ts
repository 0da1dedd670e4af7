import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { TARGETS, imageOf } from "#tools/images/build-images.ts";
import { podman } from "#tools/images/podman.ts";
import { runBuild, runNode } from "#tools/processes/run.ts";
import { writeSbom } from "#tools/supply-chain/packages.ts";
import { IMAGE_TYPE, sha256Of, type Subject } from "./provenance.ts";
import { RELEASE_FILES } from "./release-files.ts";

export interface ArtefactOptions {
  readonly root: string;
  readonly folder: string;
  readonly version: string;
  readonly notes: string;
  /** Packs the build that is there, which an earlier step has tested, and makes no other. */
  readonly isBuilt: boolean;
  /** Arguments of `npm run tool -- images`, or none when images are left out. */
  readonly imageArguments: readonly string[] | undefined;
}

/** Makes everything that is released and gives the digest of each. Throws when a part cannot be made. */
export function buildArtefacts(options: ArtefactOptions): Subject[] {
  const { root, folder, version, notes, isBuilt, imageArguments } = options;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RELEASE_FILES.notes), notes);
  copyFileSync(join(root, "package-lock.json"), join(folder, RELEASE_FILES.lockFile));
  const faults = writeSbom(root, join(folder, RELEASE_FILES.sbom));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  if (!isBuilt) buildAnew(root);
  packBuild(root, join(folder, RELEASE_FILES.build));
  const images = imageArguments === undefined ? [] : buildImages(version, imageArguments);
  return [...Object.values(RELEASE_FILES).map((name) => subjectOf(folder, name)), ...images];
}

const subjectOf = (folder: string, name: string): Subject => ({
  name,
  digest: { sha256: sha256Of(readFileSync(join(folder, name))) },
});

const BUILT = ["client", "server"];
/** In a fixed order and without times and owners: the same files give the same bytes. */
const REPRODUCIBLE = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner", "--mode=u=rwX,go=rX"];

function buildAnew(root: string): void {
  for (const part of BUILT) rmSync(join(root, "build", part), { recursive: true, force: true });
  runBuild();
}

function packBuild(root: string, file: string): void {
  const packed = execFileSync("tar", [...REPRODUCIBLE, "-C", join(root, "build"), "-cf", "-", ...BUILT], {
    maxBuffer: 1024 * 1024 * 1024,
  });
  writeFileSync(file, gzipSync(packed));
}

/** Built, run and ordered through by the command for images; then named after the release. */
function buildImages(version: string, imageArguments: readonly string[]): Subject[] {
  runNode(["tools/images.ts", ...imageArguments]);
  return TARGETS.map((target) => {
    const name = `${imageOf(target)}:${version}`;
    podman("tag", imageOf(target), name);
    const digest = podman("image", "inspect", "--format", "{{.Digest}}", name);
    return { name, mediaType: IMAGE_TYPE, digest: { sha256: digest.replace(/^sha256:/, "") } };
  });
}
