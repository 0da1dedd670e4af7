import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureFreshBuild } from "#tools/processes/fresh-build.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { findUnlisted } from "#tools/supply-chain/packages.ts";
import { type Statement, sha256Of } from "#tools/release/provenance.ts";
import { verifyRelease } from "#tools/release/verify-release.ts";

/** A release of this tree in a repository of its own, made by the real command. */

const VERSION = "1.2.3";
let clone: string;
let folder: string;

const git = (...args: string[]): string => execFileSync("git", args, { cwd: clone, encoding: "utf8" }).trim();

function release(...args: string[]): { readonly status: number | null; readonly output: string } {
  const env = {
    ...process.env,
    VITEST: undefined,
    VITEST_POOL_ID: undefined,
    VITEST_WORKER_ID: undefined,
    NODE_ENV: undefined,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/release.ts", ...args], {
    cwd: clone,
    env,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "sparv-release-"));
  folder = join(clone, "build/release", VERSION);
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: ROOT });
  for (const file of listed.toString().split("\0").filter(Boolean))
    cpSync(join(ROOT, file), join(clone, file), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  // The build that the other tests use, newer than its sources.
  ensureFreshBuild();
  for (const part of ["client", "server"])
    cpSync(join(ROOT, "build", part), join(clone, "build", part), { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  // The link is no folder, which .gitignore would name.
  appendFileSync(join(clone, ".git/info/exclude"), "node_modules\n");
  git("config", "user.name", "Release");
  git("config", "user.email", "release@example.org");
  git("add", ".");
  git("commit", "--quiet", "-m", "all: the tree");
  const { privateKey, publicKey } = generateKeyPairSync("ed25519", {
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  writeFileSync(join(clone, ".git/release.pem"), privateKey);
  writeFileSync(join(clone, ".git/release.pub"), publicKey);
}, 240_000);

afterAll(() => rmSync(clone, { recursive: true, force: true }));

describe("a release", () => {
  test("is refused for a bad version, a tree with changes and a base image without a digest, and a dry run changes nothing", () => {
    const before = git("rev-parse", "HEAD");
    expect(release("--version", "1.2")).toMatchObject({
      status: 1,
      output: expect.stringContaining("is no version") as string,
    });
    appendFileSync(join(clone, "README.md"), "\n");
    expect(release("--version", VERSION)).toMatchObject({
      status: 1,
      output: expect.stringContaining("README.md") as string,
    });
    git("checkout", "--", "README.md");
    expect(release("--version", VERSION, "--dry-run")).toMatchObject({
      status: 0,
      output: expect.stringContaining("nothing was changed") as string,
    });
    for (const image of [[], ["--node-image", "docker.io/library/node:24-bookworm-slim"]])
      expect(release("--version", VERSION, ...image)).toMatchObject({
        status: 1,
        output: expect.stringContaining("named by its digest") as string,
      });
    expect([git("rev-parse", "HEAD"), git("status", "--porcelain"), git("tag")]).toEqual([before, "", ""]);
  });

  test("has a changelog, a version, a commit and an annotated tag", () => {
    const { status, output } = release(
      "--version",
      VERSION,
      "--without-images",
      "--built",
      "--key",
      ".git/release.pem",
    );
    expect([status, output]).toEqual([0, expect.stringContaining(`released ${VERSION}`)]);
    expect(git("status", "--porcelain")).toBe("");
    expect(git("cat-file", "-t", `v${VERSION}`)).toBe("tag");
    expect(git("rev-parse", `v${VERSION}^{commit}`)).toBe(git("rev-parse", "HEAD"));
    expect(git("show", "--stat", "--format=%s", "HEAD")).toMatch(
      /^release: 1\.2\.3\n[\s\S]*CHANGELOG\.md[\s\S]*package-lock\.json[\s\S]*package\.json/,
    );
    expect([...versionsIn("package.json"), ...versionsIn("package-lock.json")]).toEqual([VERSION, VERSION, VERSION]);
    const changelog = readFileSync(join(clone, "CHANGELOG.md"), "utf8");
    const notes = readdirSync(join(clone, "changes")).filter((name) => /^\d{4}-/.test(name));
    expect(notes.filter((name) => !changelog.includes(`(changes/${name})`))).toEqual([]);
    expect(git("tag", "--list", "--format=%(contents)", `v${VERSION}`)).toContain(`(changes/${notes[0]})`);
  }, 120_000);

  test("has an SBOM with every locked package, and a statement with the digest of every file and the commit", () => {
    expect(findUnlisted(clone, readFileSync(join(folder, "sparv.cdx.json"), "utf8"))).toEqual([]);
    const { subject, predicate } = JSON.parse(readFileSync(join(folder, "provenance.json"), "utf8")) as Statement;
    expect(subject.map(({ name }) => name)).toEqual([
      "notes.md",
      "package-lock.json",
      "sparv.cdx.json",
      "sparv-build.tar.gz",
    ]);
    for (const { name, digest } of subject)
      expect(digest.sha256, name).toBe(sha256Of(readFileSync(join(folder, name))));
    expect(JSON.stringify(predicate)).toContain(`{"gitCommit":"${git("rev-parse", "HEAD")}"}`);
    const packed = execFileSync("tar", ["-tzf", join(folder, "sparv-build.tar.gz")], { encoding: "utf8" }).split("\n");
    expect(packed).toContain("server/index.js");
  });

  test("cannot be made again, nor an earlier one after it", () => {
    expect(release("--version", VERSION, "--without-images").output).toContain(`${VERSION} exists`);
    expect(release("--version", "1.0.0", "--without-images").output).toContain("1.0.0 is earlier than 1.2.3");
    expect(release("--version", "2.0.0", "--without-images").output).toContain("has no note that is not released yet");
  });
});

describe("the verification", () => {
  const publicKey = () => join(clone, ".git/release.pub");
  const faults = (key?: string) => verifyRelease(folder, key).faults;

  test("passes for the files as they were released", () => {
    const { status, output } = release("--verify", folder, "--public-key", publicKey());
    expect([status, output]).toEqual([0, "4 files compared\nsignature checked\n"]);
    expect(verifyRelease(folder, undefined).notes).toContain("signature not checked: no --public-key");
  });

  test("fails when any file is changed, missing or added", () => {
    appendFileSync(join(folder, "notes.md"), " ");
    expect(release("--verify", folder)).toMatchObject({
      status: 1,
      output: expect.stringContaining("notes.md is not the file that was released") as string,
    });
    writeFileSync(join(folder, "notes.md"), readFileSync(join(folder, "notes.md")).subarray(0, -1));
    for (const name of ["package-lock.json", "sparv.cdx.json", "sparv-build.tar.gz"]) {
      const released = readFileSync(join(folder, name));
      appendFileSync(join(folder, name), " ");
      expect(faults()).toEqual([`${name} is not the file that was released`]);
      rmSync(join(folder, name));
      expect(faults()).toEqual([`${name} is missing`]);
      writeFileSync(join(folder, name), released);
    }
    writeFileSync(join(folder, "more.txt"), "");
    expect(faults()).toEqual(["more.txt is not part of the release"]);
    rmSync(join(folder, "more.txt"));
    expect(faults()).toEqual([]);
  });

  test("fails for a forged statement, for the key of another and without a signature", () => {
    const statement = readFileSync(join(folder, "provenance.json"));
    writeFileSync(join(folder, "provenance.json"), statement.toString().replace(VERSION, "9.9.9"));
    expect(faults(publicKey())).toEqual(["provenance.dsse.json signs another statement"]);
    writeFileSync(join(folder, "provenance.json"), statement);
    const other = join(clone, ".git/other.pub");
    writeFileSync(other, generateKeyPairSync("ed25519").publicKey.export({ type: "spki", format: "pem" }));
    expect(faults(other)).toEqual(["the signature is not of this key"]);
    expect(faults(publicKey())).toEqual([]);
    rmSync(join(folder, "provenance.dsse.json"));
    expect(faults(publicKey())).toEqual(["the statement is not signed"]);
  });
});

const versionsIn = (file: string): (string | undefined)[] => {
  const { version, packages } = JSON.parse(readFileSync(join(clone, file), "utf8")) as {
    readonly version: string;
    readonly packages?: Readonly<Record<string, { readonly version: string }>>;
  };
  return packages === undefined ? [version] : [version, packages[""]?.version];
};
