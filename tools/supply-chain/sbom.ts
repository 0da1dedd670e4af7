import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type LockedPackage, readLockFile } from "./lock-file.ts";

/** The part of CycloneDX that is looked at here. */
interface Sbom {
  readonly bomFormat?: string;
  readonly components?: readonly {
    readonly name: string;
    readonly version: string;
    /** Names the package also when it is installed under another name. */
    readonly purl?: string;
    readonly hashes?: readonly unknown[];
  }[];
}

/** Writes what the product is made of, from the lock file, and returns what is missing in it. */
export function writeSbom(root: string, file: string): string[] {
  const text = execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--loglevel=error"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return findSbomFaults(JSON.parse(text) as Sbom, readLockFile(root));
}

/** Every locked package is listed, with its version and its hash. */
export function findSbomFaults({ bomFormat, components = [] }: Sbom, locked: readonly LockedPackage[]): string[] {
  if (bomFormat !== "CycloneDX" || components.length === 0) return ["the SBOM lists nothing"];
  const listed = new Map(components.map((each) => [packageOf(each), each]));
  return [...new Set(locked.map(({ name, version }) => `${name} ${version}`))].flatMap((each) => {
    const component = listed.get(each);
    if (!component) return [`the SBOM does not list ${each}`];
    return component.hashes?.length ? [] : [`the SBOM has no hash of ${each}`];
  });
}

function packageOf({ name, version, purl = "" }: { name: string; version: string; purl?: string }): string {
  const [, inPurl = name] = /^pkg:npm\/(.+)@[^@]+$/.exec(decodeURIComponent(purl)) ?? [];
  return `${inPurl} ${version}`;
}
