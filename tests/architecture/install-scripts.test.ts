import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findInstallFaults } from "./install-scripts.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("no installation of this project runs a script that has not been reviewed", () => {
  expect(describeFaults(findInstallFaults(PROJECT_ROOT))).toEqual([]);
});

test("a lax setting and an unattended installation with scripts are found", async () => {
  const faults = await withPlanted(
    { ".npmrc": "fund=false\n", ".ci/steps.sh": "# npm ci\nnpm ci --no-fund\nnpm install --ignore-scripts\n" },
    findInstallFaults,
  );
  expect(faults.map(({ file, line }) => [file, line])).toEqual([
    [".npmrc", 1],
    [".ci/steps.sh", 2],
  ]);
});

const [major = 0, minor = 0] = execFileSync("npm", ["--version"], { encoding: "utf8" }).split(".").map(Number);
/** Earlier ones do not know the setting; `.ci/steps.sh` does not depend on it. */
const isStrictNpm = major > 11 || (major === 11 && minor >= 16);

test.runIf(isStrictNpm)("npm itself stops at a planted package with an install script, and does not run it", () => {
  const root = mkdtempSync(join(tmpdir(), "sparv-scripts-"));
  try {
    const ran = join(root, "ran");
    mkdirSync(join(root, "planted"));
    writeFileSync(
      join(root, "planted/package.json"),
      JSON.stringify({ name: "planted", version: "1.0.0", scripts: { postinstall: `touch ${ran}` } }),
    );
    execFileSync("npm", ["pack", "./planted", "--loglevel=error"], { cwd: root });
    writeFileSync(join(root, "package.json"), '{"dependencies":{"planted":"file:planted-1.0.0.tgz"}}');
    copyFileSync(join(PROJECT_ROOT, ".npmrc"), join(root, ".npmrc"));
    const { status, stderr } = spawnSync("npm", ["install", "--offline", "--no-audit", "--loglevel=error"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain("planted");
    expect(existsSync(ran)).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
