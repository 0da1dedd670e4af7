import { expect, test } from "vitest";
import { findDeadExports } from "./dead-exports.ts";
import { PROJECT_ROOT, withPlanted } from "./plant.ts";
import { describeFaults } from "./source-tree.ts";

/** Exports that tests alone read, with the reason why they are in the product. */
const ONLY_FOR_TESTS: Readonly<Record<string, string>> = {
  "src/domain/bankid/bankid-messages.ts PENDING_HINTS": "tests try every code of the table",
  "src/domain/bankid/bankid-messages.ts FAILED_HINTS": "tests try every code of the table",
  "src/domain/bankid/bankid-messages.ts ERROR_CODES": "tests try every code of the table",
};

test("a program, a tool or a page reaches every export", { timeout: 120_000 }, () => {
  const dead = findDeadExports(PROJECT_ROOT).map(({ file, what }) => `${file} ${/exports (\w+)/.exec(what)?.[1]}`);
  expect(dead.toSorted()).toEqual(Object.keys(ONLY_FOR_TESTS).toSorted());
});

const GROUND = {
  "src/main/worker.ts": 'import { start } from "#journeys/start.ts";\nstart();\n',
  "src/journeys/start.ts": `import { type Offer, price } from "#domain/price.ts";
export const start = (): Offer => ({ price, load: () => import("./late.ts") });
`,
  "src/journeys/late.ts": "export const late = 1;\n",
  "src/domain/price.ts": "export interface Offer {\n  readonly price: number;\n}\nexport const price = 1;\n",
  "src/web/routes.ts": 'export default [index("shop/Page.tsx")];\n',
  "src/web/shop/Page.tsx": 'import { title } from "./title.ts";\nexport default () => <p title={title} />;\n',
  "src/web/shop/title.ts": 'export const title = "x";\n',
};

const find = async (planted: Readonly<Record<string, string>>): Promise<string[]> =>
  describeFaults(await withPlanted({ ...GROUND, ...planted }, findDeadExports));

test("what is reached by an import, a type, a dynamic import or a page is alive", async () => {
  expect(await find({})).toEqual([]);
});

test.for([
  ["that nothing imports", { "src/domain/dead.ts": "export const dead = 1;\n" }],
  [
    "that a test alone imports",
    {
      "src/domain/dead.ts": "export const dead = 1;\n",
      "src/domain/dead.test.ts": 'import { dead } from "./dead.ts";\ndead;\n',
    },
  ],
  [
    "that the gallery alone imports",
    {
      "src/domain/dead.ts": "export const dead = 1;\n",
      "gallery/x.ts": 'import { dead } from "#domain/dead.ts";\ndead;\n',
    },
  ],
  [
    "whose name is that of a property only",
    { "src/domain/dead.ts": "export const dead = 1;\n", "src/main/migrate.ts": "const x = { dead: 1 };\nx.dead;\n" },
  ],
  ["that is a type", { "src/domain/dead.ts": "export interface dead {\n  readonly x: 1;\n}\n" }],
] as const)("an export %s is found", async ([, planted]) => {
  expect(await find(planted)).toEqual(["src/domain/dead.ts:1 exports dead, which no program reaches"]);
});

test("an export that another dead export alone uses is found", async () => {
  const planted = {
    "src/domain/dead.ts": 'import { inner } from "./inner.ts";\nexport const dead = () => inner;\n',
    "src/domain/inner.ts": "export const inner = 1;\n",
  };
  expect(await find(planted)).toHaveLength(2);
});
