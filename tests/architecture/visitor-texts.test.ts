import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";
import { findStrayTexts } from "./visitor-texts.ts";

/** Files that hold Swedish and are no sentence to a visitor, each with its reason. */
const EXCUSED: Readonly<Record<string, string>> = {
  "src/domain/format/swedish-format.ts":
    "the fixed units of money and time (F-007, F-009): a rule of writing, not a text to edit",
};

test("no sentence for visitors of this project is outside a texts file", () => {
  expect(describeFaults(findStrayTexts(PROJECT_ROOT, (path) => path in EXCUSED))).toEqual([]);
});

test.for([
  ["text between tags", "export const X = () => <p>Spara val</p>;"],
  ["a spoken attribute", 'export const X = () => <img src="x.png" alt="Logotyp" />;'],
  ["å, ä or ö in a string", 'export const text = "Försök igen";'],
  ["å, ä or ö in a template", "export const text = (name: string) => `Hej ${name}, du är här`;"],
] as const)("%s outside a texts file is found", async ([, code]) => {
  const faults = await withPlanted({ "src/web/X.tsx": `\n${code}\n` }, findStrayTexts);
  expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual(["src/web/X.tsx:2"]);
});

test("a sentence of the gallery outside a texts file is found", async () => {
  const faults = await withPlanted({ "gallery/X.tsx": "export const X = () => <p>Spara val</p>;\n" }, findStrayTexts);
  expect(faults.map(({ file }) => file)).toEqual(["gallery/X.tsx"]);
});

test("a texts file, a test, a simulated insurer, a comment and a pattern may hold Swedish", async () => {
  const text = 'export const text = "Försök igen";\n';
  const planted = {
    "src/web/x.texts.sv.ts": text,
    "src/web/x.test.ts": text,
    "simulators/verticals/boat/x.ts": text,
    "simulators/verticals/_shared/x.ts": text,
    "src/domain/x.ts": "// Försök igen\nexport const isName = (name: string) => /^[a-zåäö]+$/.test(name);\n",
    "src/web/Y.tsx": 'export const Y = ({ text }: { text: string }) => <p className="lead">{text} – 1</p>;\n',
  };
  expect(describeFaults(await withPlanted(planted, findStrayTexts))).toEqual([]);
});
