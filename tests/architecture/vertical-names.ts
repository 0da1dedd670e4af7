import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { escapePattern, type Fault, isCode, isTest, lineAt, readTree, withoutComments } from "./source-tree.ts";

export const REGISTRIES = [
  "src/verticals/server-registry.ts",
  "src/verticals/web-registry.ts",
  "simulators/verticals/registry.ts",
];

export const verticalNames = (root: string): string[] =>
  readdirSync(join(root, "src/verticals"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);

/** Every vertical has its line in each registry, and a registry lists no vertical that does not exist. */
export function findRegistryFaults(root: string): Fault[] {
  const names = verticalNames(root);
  return REGISTRIES.flatMap((file): Fault[] => {
    if (!existsSync(join(root, file))) return [{ file, line: 1, what: "is missing" }];
    const text = readFileSync(join(root, file), "utf8");
    const listed = new Set(
      [...text.matchAll(/"(?:#verticals|#simulators\/verticals|\.)\/([^/_"]+)\//g)].map((found) => found[1] ?? ""),
    );
    return [
      ...names.filter((name) => !listed.has(name)).map((name) => ({ file, line: 1, what: `does not list ${name}` })),
      ...[...listed]
        .filter((name) => !names.includes(name))
        .map((name) => ({ file, line: 1, what: `lists ${name}, which is no folder of src/verticals` })),
    ];
  });
}

/** Terms that contain a vertical's name and mean something else. Each needs its reason. */
const OTHER_MEANINGS: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\bdeductibleAccident\b/g,
    why: "the aggregator's word for what is paid when something is broken by mistake",
  },
  {
    pattern: /\bhouseContentInsurance\b/g,
    why: "the aggregator's word for the insurance of any home",
  },
  {
    pattern: /\bcar-registration\b|\bcarRegistration/g,
    why: "V-003: the kind of input for a number plate, in any form",
  },
  {
    pattern: /\/ajax\/broadband\/calculate\/|\bBroadbandType\b/g,
    why: "L-012: the documented names of the address price call, which cards of any page ask",
  },
  {
    pattern: /\/minasidor\/privatlan\/application\b/g,
    why: "M-004: the documented call for one application, which my pages ask for any kind of it",
  },
  {
    pattern:
      /\b(?:enginePower|power)Kw\b|\bvehicle\.power\b|\bpower\?: string|\bpower: Power\b|\bPower: vehicle|\bcolour, power and\b|\bdraw\("power"\)/g,
    why: "what an engine gives, in the vehicle register and in its lookup",
  },
  {
    pattern: /\b[pP]ower[aA]rea\b|\bpowerprovider\b/g,
    why: "the area of a postal code, and the documented names of the chat's cart",
  },
  {
    pattern: /\[, power\]|\$\{power\}/g,
    why: "what a database role may do",
  },
  {
    pattern: /\bhousing: \{ house: "[^"]*", flat\b/g,
    why: "the kinds of dwelling that a power contract is for, by their documented ids in the chat's cart",
  },
];

/** Files whose very subject is one service among all. Each needs its reason. */
const MAY_NAME: readonly { path: string; why: string }[] = [
  { path: "src/domain/service/services.ts", why: "F-004, F-010: the list of all services, built or not" },
  { path: "src/domain/service/service-categories.ts", why: "F-013, F-014: the list of category ids" },
  { path: "src/web/shell/services/service-icons.ts", why: "the icons of all services, built or not" },
  { path: "gallery/parts/gallery.texts.sv.ts", why: "the breadcrumbs that the gallery shows are those of some page" },
  { path: "gallery/samples/checkout-sample.texts.sv.ts", why: "a sample links to other services" },
  { path: "gallery/samples/result-sample.texts.sv.ts", why: "a sample links to other services" },
  { path: "src/domain/competition/competition.ts", why: "F-068: the prize is for those who bought one service" },
];

const isShared = (path: string): boolean =>
  isCode(path) &&
  !isTest(path) &&
  /^(src|simulators|gallery)\//.test(path) &&
  !/^(src|simulators)\/verticals\/(?!_)/.test(path);

/**
 * A shared part that names a vertical must be changed for the next one.
 * Looks for the folder's name as a word of any name or text in code, for its address and for its service name.
 */
export const findNamedVerticals = (root: string): Fault[] =>
  findNamed(
    root,
    verticalNames(root).flatMap((name) => marksOf(name, addressesOf(root, name))),
  );

function findNamed(root: string, marks: readonly Mark[]): Fault[] {
  const isSubject = (path: string): boolean => MAY_NAME.some((file) => file.path === path);
  return readTree(root, (path) => isShared(path) && !isSubject(path)).flatMap(({ path, text }) => {
    const code = OTHER_MEANINGS.reduce(
      (left, { pattern }) => left.replace(pattern, (found) => " ".repeat(found.length)),
      withoutComments(text),
    );
    return marks.flatMap(({ name, pattern }) =>
      [...code.matchAll(pattern)].map((found) => ({
        file: path,
        line: lineAt(code, found.index),
        what: `names the vertical ${name}: ${found[0].trim()}`,
      })),
    );
  });
}

/** Files that may have a service's Swedish name. Each needs its reason. */
const MAY_NAME_IN_SWEDISH: readonly { path: RegExp; why: string }[] = [
  { path: /^src\/domain\/service\/services\.ts$/, why: "F-004, F-010: the addresses of all services, built or not" },
  { path: /^src\/web\/shell\/services\/service-icons\.ts$/, why: "the icons of all services, built or not" },
  { path: /^src\/web\/content\/start\/start\.texts/, why: "the sentence that lists what the site compares" },
  { path: /\/announced[-/]/, why: "C-020: the ids and names of services that are announced, built or not" },
  { path: /\bcompetition\b/, why: "F-068: the prize is for those who bought one service" },
  { path: /^src\/web\/content\/articles\//, why: "articles are about services" },
  { path: /^gallery\/samples\//, why: "samples are of some vertical" },
  { path: /^gallery\/parts\/gallery\.texts/, why: "the breadcrumbs that the gallery shows are those of some page" },
];

/**
 * As `findNamedVerticals`, for the Swedish name that visitors see: as a part of a name in code or of a file's name, and the
 * product's noun in any text.
 */
export const findSwedishNames = (root: string): Fault[] =>
  findNamedInSwedish(
    root,
    verticalNames(root).flatMap((name) => readSwedish(root, name)),
  );

interface NewNames {
  readonly name: string;
  readonly product: string;
  readonly menu: string;
  readonly path: string;
}

/** Where shared code has the names of a vertical that is still to be made: they would be found as soon as it exists. */
export const findNamesInUse = (root: string, { name, product, menu, path }: NewNames): Fault[] => [
  ...findNamed(root, marksOf(name, [path])),
  ...findNamedInSwedish(root, [swedishMark(name, product, menu)]),
];

function findNamedInSwedish(root: string, marks: readonly SwedishMark[]): Fault[] {
  const isSubject = (path: string): boolean => MAY_NAME_IN_SWEDISH.some((files) => files.path.test(path));
  return readTree(root, (path) => isShared(path) && !isSubject(path)).flatMap(({ path, text }) => {
    const code = withoutComments(text);
    const names = code.replaceAll(TEXT, (found) => found.replaceAll(/[^\n]/g, " "));
    return marks.flatMap(({ name, inName, product }) => [
      ...(inName.test(basename(path)) ? [{ file: path, line: 1, what: `has the Swedish name of ${name}` }] : []),
      ...[...names.matchAll(new RegExp(inName, "gu")), ...code.matchAll(product)].map((found) => ({
        file: path,
        line: lineAt(code, found.index),
        what: `has the Swedish name of ${name}: ${found[0]}`,
      })),
    ]);
  });
}

const TEXT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g;

interface SwedishMark {
  readonly name: string;
  readonly inName: RegExp;
  readonly product: RegExp;
}

function readSwedish(root: string, name: string): SwedishMark[] {
  const file = join(root, `src/verticals/${name}/${name}-place.texts.sv.ts`);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, product] = /\bproduct: "([^"]+)"/.exec(text) ?? [];
  const [, menu] = /\bmenu: "([^"]+)"/.exec(text) ?? [];
  return product && menu ? [swedishMark(name, product, menu)] : [];
}

function swedishMark(name: string, product: string, menu: string): SwedishMark {
  const [lower, upper] = [menu.toLowerCase(), menu.toUpperCase()];
  const inName = new RegExp(
    `(?<!\\p{L})${lower}(?!\\p{Ll})|(?<=[\\p{Ll}\\d]|(?<!\\p{L}))${menu}(?!\\p{Ll})|(?<!\\p{L})${upper}(?!\\p{L})`,
    "u",
  );
  return { name, inName, product: new RegExp(product, "giu") };
}

interface Mark {
  readonly name: string;
  readonly pattern: RegExp;
}

function marksOf(name: string, addresses: readonly string[]): Mark[] {
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  // A word inside camelCase, PascalCase, kebab-case or a sentence; `flat` is also an array method.
  const word = new RegExp(
    `(?<![\\p{L}\\d.])${name}s?(?![\\p{Ll}\\d])(?!Map\\b)|(?<=[\\p{Ll}\\d_])${capital}s?(?![\\p{Ll}])|(?<![\\p{L}\\d])${capital}s?(?![\\p{Ll}])`,
    "gu",
  );
  // A service name may be a part of another word.
  const patterns = addresses.map((address) =>
    address.includes("/")
      ? new RegExp(escapePattern(address), "g")
      : new RegExp(`(?<![\\p{L}\\d])${escapePattern(address)}(?![\\p{L}\\d])`, "gu"),
  );
  return [word, ...patterns].map((pattern) => ({ name, pattern }));
}

function addressesOf(root: string, name: string): string[] {
  const text = ["place", "vertical"]
    .map((part) => join(root, `src/verticals/${name}/${name}.${part}.ts`))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return [...text.matchAll(/\b(?:path|serviceName):\s*"([^"]+)"/g)].map(([, address = ""]) => address);
}
