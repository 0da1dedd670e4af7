import { expect, test } from "vitest";
import type { LockedPackage } from "./lock-file.ts";
import { findSbomFaults } from "./sbom.ts";

const locked = (name: string): LockedPackage => ({
  name,
  version: "1.0.0",
  place: `node_modules/${name}`,
  licence: "MIT",
  isDevelopment: false,
});
const hashes = [{ alg: "SHA-512", content: "00" }];

test("an SBOM that lists every locked package has no fault", () => {
  const sbom = { bomFormat: "CycloneDX", components: [{ name: "@a/b", version: "1.0.0", hashes }] };
  expect(findSbomFaults(sbom, [locked("@a/b")])).toEqual([]);
});

test("an empty one, a package left out, another version and a missing hash are found", () => {
  expect(findSbomFaults({}, [locked("a")])).toEqual(["the SBOM lists nothing"]);
  const components = [
    { name: "a", version: "2.0.0", hashes },
    { name: "b", version: "1.0.0", hashes: [] },
  ];
  expect(findSbomFaults({ bomFormat: "CycloneDX", components }, [locked("a"), locked("b")])).toEqual([
    "the SBOM does not list a 1.0.0",
    "the SBOM has no hash of b 1.0.0",
  ]);
});

test("a package that is installed under another name is found by its own", () => {
  const components = [{ name: "b-of-last-year", version: "1.0.0", purl: "pkg:npm/%40a/b@1.0.0", hashes }];
  expect(findSbomFaults({ bomFormat: "CycloneDX", components }, [locked("@a/b")])).toEqual([]);
});
