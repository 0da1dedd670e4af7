import { expect, test } from "vitest";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { findSharedNouns, WITH_NOUNS } from "./shared-nouns.ts";
import { describeFaults } from "./source-tree.ts";

test("no shared text names the product of one branch, except those listed with a reason", () => {
  const faults = findSharedNouns(PROJECT_ROOT);
  expect(describeFaults(faults.filter(({ file }) => !(file in WITH_NOUNS)))).toEqual([]);
  expect(Object.keys(WITH_NOUNS).filter((listed) => !faults.some(({ file }) => file === listed))).toEqual([]);
});

test.for([
  ["src/web/shop/result/x.texts.sv.ts", "Din försäkring idag"],
  ["src/journeys/order/x.texts.sv.ts", "Kontakta försäkringsbolaget."],
  ["src/adapters/email/x.texts.sv.ts", "Ditt elavtal är klart."],
  ["src/verticals/_web/x.texts.sv.ts", "Du är försäkrad."],
  ["src/domain/order/x.texts.sv.ts", "Lånet betalas ut."],
] as const)("a shared text with a noun of a branch is found: %s %s", async ([file, text]) => {
  const faults = await withPlanted({ [file]: `// first line\nexport const title = "${text}";\n` }, findSharedNouns);
  expect(describeFaults(faults)).toEqual([expect.stringContaining(`${file}:2 has a noun of one branch`)]);
});

test("a placeholder, a comment and a text of a family or a vertical are not judged", async () => {
  const planted = {
    "src/web/shop/result/x.texts.sv.ts": '// försäkring\nexport const title = "{your} {agreement}, hur långt från?";\n',
    "src/verticals/_insurance/x.texts.sv.ts": 'export const title = "Din försäkring";\n',
    "src/verticals/boat/x.texts.sv.ts": 'export const title = "Båtförsäkring";\n',
  };
  expect(describeFaults(await withPlanted(planted, findSharedNouns))).toEqual([]);
});
