import { expect, test } from "vitest";
import { findLockFaults } from "./lock-file.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

test("the lock file of this project holds every package it uses", () => {
  expect(describeFaults(findLockFaults(PROJECT_ROOT))).toEqual([]);
});

const integrity = "sha512-x";
const files = (manifest: object, packages: object) => ({
  "package.json": JSON.stringify(manifest),
  "package-lock.json": JSON.stringify({ packages }),
});
const faultsOf = async (manifest: object, packages: object): Promise<string[]> =>
  (await withPlanted(files(manifest, packages), findLockFaults)).map(({ what }) => what);

test("a lock file that agrees has no fault", async () => {
  const manifest = { dependencies: { a: "1.0.0" }, devDependencies: { b: "^2" }, allowScripts: { b: false } };
  const packages = {
    "": { dependencies: { a: "1.0.0" }, devDependencies: { b: "^2" } },
    "node_modules/a": { version: "1.0.0", integrity },
    "node_modules/b": { version: "2.3.0", integrity, hasInstallScript: true },
  };
  expect(await faultsOf(manifest, packages)).toEqual([]);
});

test("a changed, a missing, an unheld and an unjudged package are found", async () => {
  const manifest = { dependencies: { a: "1.1.0", c: "3.0.0" } };
  const packages = {
    "": { dependencies: { a: "1.0.0" } },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a/node_modules/d": {
      version: "1.0.0",
      integrity,
      hasInstallScript: true,
      optionalDependencies: { a: "1.0.0", "d-windows": "1.0.0" },
    },
  };
  expect(await faultsOf(manifest, packages)).toEqual([
    "has a 1.0.0, package.json 1.1.0",
    "has c not at all, package.json 3.0.0",
    "does not install a 1.1.0",
    "does not install c 3.0.0",
    "lacks d-windows, which node_modules/a/node_modules/d may use",
    "has no sha512 of node_modules/a",
    "has d, whose install script allowScripts neither allows nor refuses",
  ]);
});
