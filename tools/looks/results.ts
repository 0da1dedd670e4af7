import { galleryPath } from "#domain/addresses/staff-paths.ts";
import { type Screen, listRegisteredScreens } from "#tools/browser/screens.ts";
import { ROOT } from "#tools/processes/paths.ts";
import { writePart } from "#tools/results/write-part.ts";
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SECTION = /section: GallerySection = \{\s+id: "([^"]+)"/;

/** Every shared component in its states, each section as a screen; those that are registered by another name are left out. Read as text: the build alone can load them. */
export function listGallerySections(): Screen[] {
  const registered = new Set(listRegisteredScreens().map(({ path }) => path));
  return globSync("gallery/sections/*.tsx", { cwd: ROOT })
    .filter((file) => !file.endsWith(".test.tsx"))
    .toSorted()
    .map((file) => idOf(file))
    .map((id) => ({ name: `gallery-${id}`, path: `${galleryPath()}?del=${id}` }))
    .filter(({ path }) => !registered.has(path));
}

function idOf(file: string): string {
  const id = SECTION.exec(readFileSync(join(ROOT, file), "utf8"))?.[1];
  if (id === undefined) throw new Error(`${file} has no section`);
  return id;
}

/** The conditions under which every registered screen is checked. */
export const LOOKS = ["axe-light", "axe-dark", "zoom-200", "width-320", "forced-colours", "reduced-motion"] as const;

export type Look = (typeof LOOKS)[number];

export interface LookResult {
  readonly screen: string;
  readonly look: Look;
  readonly passed: boolean;
  readonly findings: readonly string[];
}

export const resultOf = (screen: string, look: Look, findings: readonly string[]): LookResult => ({
  screen,
  look,
  passed: findings.length === 0,
  findings,
});

const RESULTS_FILE = "docs/accessibility/results.json";
const DOCUMENT = "docs/accessibility.md";
const MARKS = { begin: "<!-- figures: npm run tool -- looks --write -->", end: "<!-- end of figures -->" };

export const readResults = (): LookResult[] =>
  JSON.parse(readFileSync(join(ROOT, RESULTS_FILE), "utf8")) as LookResult[];

/** The new results beside those of screens that were not checked now; without screens that no longer exist. */
export function mergeResults(
  before: readonly LookResult[],
  now: readonly LookResult[],
  screens: readonly string[],
): LookResult[] {
  const known = [...before.filter(({ screen }) => !now.some((each) => each.screen === screen)), ...now];
  return screens.flatMap((name) => known.filter(({ screen }) => screen === name));
}

/** Every pair of a screen and a look that has no result, and every result that did not pass. */
export function listGaps(results: readonly LookResult[], screens: readonly string[]): string[] {
  return screens.flatMap((screen) =>
    LOOKS.flatMap((look) => {
      const result = results.find((each) => each.screen === screen && each.look === look);
      if (!result) return [`${screen} was not checked in the look ${look}: ${commandOf(screen)}`];
      return result.passed ? [] : [`${screen} failed in the look ${look}: ${commandOf(screen)}`];
    }),
  );
}

/** Checks it, and writes the result. */
const commandOf = (screen: string) => `npm run tool -- looks --only '^${screen}$' --write`;

export function resultsTable(results: readonly LookResult[]): string {
  const screens = [...new Set(results.map(({ screen }) => screen))];
  const cell = (screen: string, look: string) => {
    const result = results.find((each) => each.screen === screen && each.look === look);
    if (!result) return "not checked";
    return result.passed ? "passed" : `${result.findings.length} findings`;
  };
  const rows = screens.map((screen) => [screen, ...LOOKS.map((look) => cell(screen, look))]);
  const lines = [["screen", ...LOOKS], ["screen", ...LOOKS].map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

export function writeResults(results: readonly LookResult[]): void {
  const file = join(ROOT, RESULTS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
  const passed = results.filter((each) => each.passed).length;
  const screens = new Set(results.map(({ screen }) => screen)).size;
  const total = `${screens} screens, ${results.length} results, ${passed} of them passed.`;
  writePart(DOCUMENT, MARKS, `${total}\n\n${resultsTable(results)}`);
  spawnSync("oxfmt", [file, join(ROOT, DOCUMENT)], { stdio: "inherit" });
}
