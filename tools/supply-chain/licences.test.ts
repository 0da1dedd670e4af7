import { expect, test } from "vitest";
import { withPlanted } from "#tests/architecture/plant.ts";
import { findLicenceFaults, isAllowed } from "./licences.ts";

const lockOf = (packages: object): Record<string, string> => ({ "package-lock.json": JSON.stringify({ packages }) });

test("a package with a copyleft licence is found, whichever way it is written", async () => {
  const faults = await withPlanted(
    lockOf({
      "": {},
      "node_modules/planted-a": { version: "1.0.0", license: "GPL-3.0-only" },
      "node_modules/planted-b": { version: "1.0.0", license: "MIT AND LGPL-2.1" },
      "node_modules/planted-c": { version: "1.0.0" },
      "node_modules/planted-d": { version: "1.0.0", license: "MPL-2.0" },
    }),
    findLicenceFaults,
  );
  expect(faults).toEqual([
    "planted-a 1.0.0 has the licence GPL-3.0-only, which is not allowed for what is shipped",
    "planted-b 1.0.0 has the licence MIT AND LGPL-2.1, which is not allowed for what is shipped",
    "planted-c 1.0.0 has the licence none, which is not allowed for what is shipped",
    "planted-d 1.0.0 has the licence MPL-2.0, which is not allowed for what is shipped",
  ]);
});

test("a tool may have a licence that what it makes does not inherit, and still not the GPL", async () => {
  const faults = await withPlanted(
    lockOf({
      "node_modules/planted-a": { version: "1.0.0", license: "MPL-2.0", dev: true },
      "node_modules/planted-b": { version: "1.0.0", license: "GPL-2.0", dev: true },
    }),
    findLicenceFaults,
  );
  expect(faults).toEqual(["planted-b 1.0.0 has the licence GPL-2.0, which is not allowed for development"]);
});

test("the installed package takes precedence over the lock file", async () => {
  const faults = await withPlanted(
    {
      ...lockOf({ "vendor/planted": { version: "1.0.0", license: "MIT" } }),
      "vendor/planted/package.json": '{"license":"AGPL-3.0"}',
    },
    findLicenceFaults,
  );
  expect(faults).toHaveLength(1);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  ["MIT OR (GPL-3.0 AND MIT)", false],
  ["SEE LICENSE IN LICENSE.md", false],
])("%s is allowed: %s", (expression, expected) => {
  expect(isAllowed(expression, new Set(["MIT"]))).toBe(expected);
});
