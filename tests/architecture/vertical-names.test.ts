import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findNamedVerticals, findRegistryFaults, findSwedishNames, verticalNames } from "./vertical-names.ts";

const registry = (folder: string, ...names: string[]): string =>
  names.map((name) => `import { ${name} } from "#verticals/${name}/${folder}/${name}.ts";\n`).join("");
const sound = {
  "src/verticals/_contract/vertical.ts": "export {};\n",
  "src/verticals/boat/boat.vertical.ts":
    'export const boat = { path: "/forsakring/bat/", serviceName: "insuranceboat" };\n',
  "src/verticals/skate/skate.place.ts": 'export const skate = { path: "/skridskor/", serviceName: "skate" };\n',
  "src/verticals/server-registry.ts": registry("server", "boat", "skate"),
  "src/verticals/web-registry.ts": registry("web", "boat", "skate"),
  "simulators/verticals/registry.ts": registry("simulated", "boat", "skate"),
};

test("every vertical of this project is in the three registries", () => {
  expect(describeFaults(findRegistryFaults(PROJECT_ROOT))).toEqual([]);
  expect(verticalNames(PROJECT_ROOT)).toContain("car");
});

test("a vertical left out of a registry is found, and so is one that is gone", async () => {
  const planted = {
    ...sound,
    "src/verticals/web-registry.ts": registry("web", "boat"),
    "simulators/verticals/registry.ts": registry("simulated", "boat", "skate", "sledge"),
  };
  expect(await withPlanted(sound, findRegistryFaults)).toEqual([]);
  expect(describeFaults(await withPlanted(planted, findRegistryFaults))).toEqual([
    "src/verticals/web-registry.ts:1 does not list skate",
    "simulators/verticals/registry.ts:1 lists sledge, which is no folder of src/verticals",
  ]);
});

test("no shared part of this project names a vertical", () => {
  expect(describeFaults(findNamedVerticals(PROJECT_ROOT))).toEqual([]);
});

test.for([
  ["src/http/routes/x.ts", 'import { boat } from "#verticals/boat/boat.vertical.ts";'],
  ["src/journeys/search/x.ts", 'if (vertical.name === "boat") return;'],
  ["src/web/x.tsx", "export const isBoatOffer = true;"],
  ["src/web/x.tsx", "export function BoatCard() {}"],
  ["src/ui/x.tsx", "const boatFee = 1;"],
  ["src/domain/addresses/shop-paths.ts", 'export const path = "/forsakring/bat/jamfor/";'],
  ["src/domain/addresses/shop-paths.ts", 'export const path = "/skridskor/jamfor/";'],
  ["gallery/x.tsx", "const boatFee = 1;"],
  ["simulators/x.ts", 'const service = "insuranceboat";'],
  ["src/verticals/_contract/x.ts", "export interface BoatFacts {}"],
  ["src/verticals/_web/x.ts", "const boatFee = 1;"],
] as const)("a shared part that names a vertical is found: %s %s", async ([file, code]) => {
  const faults = await withPlanted({ ...sound, [file]: `// first line\n${code}\n` }, findNamedVerticals);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.file === file && fault.line === 2)).toBe(true);
});

test("a word that only begins or ends alike, a comment and a test are not names", async () => {
  const planted = {
    ...sound,
    "src/ui/x.ts":
      '// as the boat does\nexport const boatswain = skateboardless;\nconst lifeboat = 1;\nconst text = "reskateörelsen";\n',
    "src/ui/x.test.ts": 'const vertical = "boat";\n',
  };
  expect(describeFaults(await withPlanted(planted, findNamedVerticals))).toEqual([]);
});

const swedish = {
  ...sound,
  "src/verticals/boat/boat-place.texts.sv.ts":
    'export const boatPlaceTexts = { product: "båtförsäkring", menu: "Bat" } as const;\n',
};

test("no shared part of this project has a vertical's Swedish name", () => {
  expect(describeFaults(findSwedishNames(PROJECT_ROOT))).toEqual([]);
});

test.for([
  ["src/verticals/_trade/x.ts", "export const batFetch = 1;"],
  ["src/verticals/_trade/x.ts", "export const findBat = 1;"],
  ["src/verticals/_contract/x.ts", "const BAT_SUB_TYPES = [];"],
  ["src/web/x.texts.sv.ts", 'export const title = "Din båtförsäkring";'],
  ["src/web/x.ts", "const label = texts.bat;"],
] as const)("a shared part with a vertical's Swedish name is found: %s %s", async ([file, code]) => {
  const faults = await withPlanted({ ...swedish, [file]: `// first line\n${code}\n` }, findSwedishNames);
  expect(faults).toMatchObject([{ file, line: 2 }]);
});

test("a file named in Swedish is found; a sentence, a longer name and a vertical's own file are not", async () => {
  const planted = {
    ...swedish,
    "src/ui/x.texts.sv.ts": 'export const battery = "En bat till";\nconst acrobat = 1;\n',
    "src/verticals/boat/boat.texts.sv.ts": 'export const title = "Din båtförsäkring";\n',
    "simulators/verticals/_trade/bat-policies.ts": "export {};\n",
  };
  expect(describeFaults(await withPlanted(planted, findSwedishNames))).toEqual([
    "simulators/verticals/_trade/bat-policies.ts:1 has the Swedish name of boat",
  ]);
});

test("the list of services may name them, and a file beside it may not", async () => {
  const code = 'export const service = { id: "boat" };\n';
  const planted = { ...sound, "src/domain/service/services.ts": code, "src/domain/service-menu.ts": code };
  expect(describeFaults(await withPlanted(planted, findNamedVerticals))).toEqual([
    "src/domain/service-menu.ts:1 names the vertical boat: boat",
  ]);
});
