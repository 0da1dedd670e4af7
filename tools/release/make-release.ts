import { execFileSync } from "node:child_process";
import { createPrivateKey, createPublicKey } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildArtefacts } from "./build-artefacts.ts";
import { CHANGELOG_FILE } from "./changelog.ts";
import { git, tagOf } from "./git.ts";
import type { ReleasePlan } from "./plan-release.ts";
import { makeStatement, sha256Of, signStatement } from "./provenance.ts";
import { ENVELOPE_FILE, RELEASE_FILES, releaseFolder, STATEMENT_FILE } from "./release-files.ts";

export interface ReleaseOptions {
  readonly isBuilt: boolean;
  readonly imageArguments: readonly string[] | undefined;
  /** An Ed25519 key in PEM. */
  readonly keyFile: string | undefined;
}

const CHANGED = [CHANGELOG_FILE, "package.json", "package-lock.json"];

/**
 * Makes the release of a clean tree: files, artefacts, commit, statement, tag. Nothing is committed until everything has been built; a part that fails
 * leaves the tree as it was.
 */
export function makeRelease(root: string, plan: ReleasePlan, options: ReleaseOptions): string {
  const { isBuilt, imageArguments, keyFile } = options;
  const key = keyFile === undefined ? undefined : readKey(keyFile);
  const { version, notes } = plan;
  const folder = join(root, releaseFolder(version));
  const startedAt = new Date();
  const subjects = withRestoredFiles(root, () => {
    writeVersion(root, plan);
    return buildArtefacts({ root, folder, version, notes, isBuilt, imageArguments });
  });
  git(root, "add", ...CHANGED);
  git(root, "commit", "--quiet", "-m", `release: ${version}`, "-m", "The notes of this release are in CHANGELOG.md.");
  const statement = makeStatement(subjects, {
    version,
    commit: git(root, "rev-parse", "HEAD"),
    lockFileSha256: sha256Of(readFileSync(join(folder, RELEASE_FILES.lockFile))),
    isWithImages: imageArguments !== undefined,
    commands: [
      "npm sbom",
      ...(isBuilt ? [] : ["react-router build"]),
      ...(imageArguments === undefined ? [] : ["npm run tool -- images"]),
    ],
    isBuiltBefore: isBuilt,
    programs: { node: process.version, npm: npmVersion(root), platform: `${process.platform} ${process.arch}` },
    startedAt,
    finishedAt: new Date(),
  });
  const bytes = Buffer.from(`${JSON.stringify(statement, null, 2)}\n`);
  writeFileSync(join(folder, STATEMENT_FILE), bytes);
  if (key) writeFileSync(join(folder, ENVELOPE_FILE), `${JSON.stringify(signStatement(bytes, key), null, 2)}\n`);
  git(root, "tag", "--annotate", tagOf(version), "--cleanup=verbatim", "-m", `Sparv ${version}\n\n${notes}`);
  return folder;
}

function writeVersion(root: string, { version, changelog }: ReleasePlan): void {
  writeFileSync(join(root, CHANGELOG_FILE), changelog);
  // npm changes both files, and neither commits nor tags.
  execFileSync(
    "npm",
    ["version", version, "--no-git-tag-version", "--allow-same-version", "--ignore-scripts", "--silent"],
    {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}

/** Puts the changed files back when the work fails. */
function withRestoredFiles<Made>(root: string, work: () => Made): Made {
  const before = CHANGED.map(
    (file) => [join(root, file), existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined] as const,
  );
  try {
    return work();
  } catch (error) {
    for (const [file, bytes] of before)
      if (bytes) writeFileSync(file, bytes);
      else rmSync(file, { force: true });
    throw error;
  }
}

function readKey(file: string) {
  const secret = createPrivateKey(readFileSync(file));
  if (secret.asymmetricKeyType !== "ed25519") throw new Error(`${file} holds no Ed25519 key`);
  return { secret, id: sha256Of(createPublicKey(secret).export({ type: "spki", format: "der" })) };
}

const npmVersion = (root: string): string => execFileSync("npm", ["--version"], { cwd: root, encoding: "utf8" }).trim();
