import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** One package as the lock file holds it. */
interface LockedPackage {
  /** Only when it is not the folder's. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  /** Only builds or tests; no program of ours loads it. */
  readonly dev?: boolean;
}

function readPackages(root: string): (LockedPackage & { readonly name: string; readonly place: string })[] {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages)
    .filter(([place]) => place !== "")
    .map(([place, entry]) => ({ ...entry, name: entry.name ?? place.replace(/^.*node_modules\//, ""), place }));
}

/** Writes what the product is made of, in the form of CycloneDX, and returns what of the lock file is missing in it. */
export function writeSbom(root: string, file: string): string[] {
  const text = execFileSync("npm", ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--loglevel=error"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "inherit"],
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return findUnlisted(root, text);
}

/** Locked packages that an SBOM leaves out, each with its version. */
export function findUnlisted(root: string, sbom: string): string[] {
  const { components = [] } = JSON.parse(sbom) as { readonly components?: readonly { readonly purl: string }[] };
  const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
  return readPackages(root)
    .map(({ name, version }) => `pkg:npm/${name}@${version}`)
    .filter((each) => !listed.has(each))
    .map((each) => `the SBOM does not list ${each}`);
}

/** Of what the programs load, on servers and in browsers: licences that ask for no more than a notice. */
const SHIPPED = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "Unlicense",
  "CC0-1.0",
];

/** Development tools may have stricter licences, as long as their output is not affected. */
const DEVELOPMENT = [...SHIPPED, "MPL-2.0", "CC-BY-4.0", "Zlib"];

/** Development packages whose licence is judged by hand, by name and with a reason. */
const JUDGED: readonly { readonly name: RegExp; readonly licence: string; readonly reason: string }[] = [
  {
    name: /^@restatedev\/restate-server(-.+)?$/,
    licence: "BSL",
    reason: "Business Source License 1.1, run for our own services, as it permits; NOTICE states it",
  },
  {
    name: /^@react-aria\/optimize-locales-plugin$/,
    licence: "none",
    reason: "part of react-spectrum, which is Apache-2.0 as a whole; the package leaves the field out",
  },
  {
    name: /^(busboy|streamsearch|humanize-number)$/,
    licence: "none",
    reason:
      "MIT by their own files, under the former name of the field or in the readme; of the object store for tests",
  },
];

/** Packages with a licence outside the list. The installed package is what is shipped; the lock file is used for those of other platforms. */
export const findLicenceFaults = (root: string): string[] =>
  readPackages(root).flatMap(({ name, version, place, license, dev = false }) => {
    const file = join(root, place, "package.json");
    const stated = existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as { license?: string | { type?: string } }).license
      : license;
    const licence = (typeof stated === "object" ? stated.type : stated) ?? "none";
    if (isAllowed(licence, dev ? DEVELOPMENT : SHIPPED)) return [];
    if (dev && JUDGED.some((judged) => judged.licence === licence && judged.name.test(name))) return [];
    return [
      `${name} ${version} has the licence ${licence}, which is not allowed for ${dev ? "development" : "what is shipped"}`,
    ];
  });

/** SPDX: one of several offered is enough, every one of several that apply together must be allowed. One with both is for a person to judge. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, " ").trim();
  if (/\sOR\s/.test(bare) && /\sAND\s/.test(bare)) return false;
  if (/\sOR\s/.test(bare)) return bare.split(/\s+OR\s+/).some((each) => allowed.includes(each));
  return bare.split(/\s+AND\s+/).every((each) => allowed.includes(each));
}
