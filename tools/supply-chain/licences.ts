import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, readLockFile } from "./lock-file.ts";

/** What the programs load, and what is sent to browsers: licences that ask for no more than a notice. */
const SHIPPED: ReadonlySet<string> = new Set([
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
]);

/** Development tools may have stricter licences, as long as their output is not affected. */
const DEVELOPMENT: ReadonlySet<string> = new Set([...SHIPPED, "MPL-2.0", "CC-BY-4.0", "Zlib"]);

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

/** Packages with a licence outside the list, one line each. */
export function findLicenceFaults(root: string): string[] {
  return readLockFile(root).flatMap((each) => {
    const licence = licenceOf(root, each);
    const allowed = each.isDevelopment ? DEVELOPMENT : SHIPPED;
    if (licence !== undefined && isAllowed(licence, allowed)) return [];
    const stated = licence ?? "none";
    if (each.isDevelopment && JUDGED.some((judged) => judged.licence === stated && judged.name.test(each.name)))
      return [];
    return [`${each.name} ${each.version} has the licence ${stated}, which is not allowed for ${scopeOf(each)}`];
  });
}

const scopeOf = ({ isDevelopment }: LockedPackage): string => (isDevelopment ? "development" : "what is shipped");

/** The installed package is what is shipped; the lock file is used for packages of other platforms. */
function licenceOf(root: string, { place, licence }: LockedPackage): string | undefined {
  const file = join(root, place, "package.json");
  if (!existsSync(file)) return licence;
  const { license } = JSON.parse(readFileSync(file, "utf8")) as { license?: string | { type?: string } };
  return typeof license === "object" ? license.type : license;
}

/** SPDX: one of several offered is enough, every one of several that apply together must be allowed. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const bare = expression.replaceAll(/[()]/g, " ").trim();
  // Without nesting: an expression with both operators is for a person to judge.
  if (/\sOR\s/.test(bare) && /\sAND\s/.test(bare)) return false;
  if (/\sOR\s/.test(bare)) return bare.split(/\s+OR\s+/).some((each) => allowed.has(each));
  return bare.split(/\s+AND\s+/).every((each) => allowed.has(each));
}
