import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { capitalize } from "#domain/text/capitalize.ts";
import { isServiceCategoryId } from "#domain/service/service-categories.ts";
import { systemClock } from "#platform/clock.ts";
import { findNamesInUse } from "#tests/architecture/vertical-names.ts";
import { lenders } from "#verticals/_credit/lenders.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { NewError, addAfterLast, addToListOf } from "./edit-source.ts";

export interface NewVertical {
  /** Of the folder. */
  readonly name: string;
  /** In addresses: "hund". */
  readonly swedish: string;
  readonly categoryId: number;
  /** "hundförsäkring", as in "Jämför hundförsäkring". */
  readonly product: string;
  /** As one word in a menu. */
  readonly menu: string;
  /** With slashes at both ends. */
  readonly path: string;
}

/** The vertical that the others begin as. */
const TEMPLATE = "tools/new/blank";

/** Writes a vertical of two questions and one simulated provider, and registers it. Gives the files it wrote. */
export function addVertical(root: string, vertical: NewVertical): string[] {
  refuse(root, vertical);
  const { name, swedish } = vertical;
  const rename = renaming(vertical);
  const template = join(root, TEMPLATE);
  const files = readdirSync(template, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => {
      const copy = rename(file).startsWith("simulated/")
        ? `simulators/verticals/${name}/${rename(file).slice("simulated/".length)}`
        : `src/verticals/${name}/${rename(file)}`;
      write(join(root, copy), rename(readFileSync(join(template, file), "utf8")));
      return copy;
    });
  const test = `src/verticals/${name}/${name}.vertical.test.ts`;
  write(join(root, test), failingTest(name));
  return [...files, test, ...register(root, vertical), ...addService(root, vertical), ...addCommission(root, swedish)];
}

/** The slug of its one provider, and its name. */
export const providerOf = (swedish: string) => ({ slug: `${swedish}bolaget`, name: `${capitalize(swedish)}bolaget` });

/** Whatever a later check would find, before anything is written. */
function refuse(root: string, { name, swedish, categoryId, product, menu, path }: NewVertical): void {
  for (const word of [name, swedish])
    if (!/^[a-z]{2,}$/.test(word)) throw new NewError(`${word} is no name: small letters from a to z alone.`);
  if (existsSync(join(root, "src/verticals", name))) throw new NewError(`There is already a vertical ${name}.`);
  if (!isServiceCategoryId(categoryId))
    throw new NewError(`${categoryId} is no category: src/domain/service/service-categories.ts has those that exist.`);
  const taken = [...createServerVerticals(systemClock), ...appliedVerticals].map(({ description }) => description);
  const sameCategory = taken.find((other) => other.categoryId === categoryId);
  if (sameCategory) throw new NewError(`Category ${categoryId} is that of ${sameCategory.name}.`);
  if (!/^\/(?:[a-z-]+\/)+$/.test(path)) throw new NewError(`${path} is no address: /hund/ or /forsakring/hund/.`);
  const sameAddress = taken.find((other) => other.path.startsWith(path) || path.startsWith(other.path));
  if (sameAddress)
    throw new NewError(`${path} is not apart from the address of ${sameAddress.name}, ${sameAddress.path}.`);
  const used = findNamesInUse(root, { name, product, menu, path });
  if (used.length > 0)
    throw new NewError(
      [
        `Shared code already has the word, and no shared part may name a vertical (tests/architecture/vertical-names.ts):`,
        ...used.slice(0, 5).map(({ file, line, what }) => `  ${file}:${line} ${what}`),
        `Choose another: the name of the folder is seen in code alone (petcare instead of pet), and --menu and --product are what visitors read.`,
      ].join("\n"),
    );
}

/** One line in each of the three registries, and its import. */
function register(root: string, { name }: NewVertical): string[] {
  const capitalized = capitalize(name);
  const lines = [
    {
      registry: "src/verticals/server-registry.ts",
      path: `#verticals/${name}/server/${name}.server.ts`,
      export: `create${capitalized}Server`,
      call: "(clock)",
      list: "createServerVerticals",
    },
    {
      registry: "simulators/verticals/registry.ts",
      path: `#simulators/verticals/${name}/${name}.simulated.ts`,
      export: `simulated${capitalized}`,
      call: "",
      list: "simulatedVerticals",
    },
    {
      registry: "src/verticals/web-registry.ts",
      path: `./${name}/web/${name}.entry.ts`,
      export: `${name}Entry`,
      call: "",
      list: "webVerticals",
    },
  ];
  return lines.map((line) => {
    return edit(root, line.registry, (source) =>
      addToListOf(
        addAfterLast(source, /^import \{/, `import { ${line.export} } from "${line.path}";`),
        line.list,
        `${line.export}${line.call}`,
      ),
    );
  });
}

/** What companies can choose and waiting people are notified of, unless the documents list it already. */
function addService(root: string, { name, path, categoryId }: NewVertical): string[] {
  const file = "src/domain/service/services.ts";
  if (readFileSync(join(root, file), "utf8").includes(`path: "${path}"`)) return [];
  const group = path.startsWith("/forsakring/") ? ` group: "insurance",` : "";
  const row = `  { id: "${name}",${group} kind: "compared", path: "${path}", categoryIds: [${categoryId}] },`;
  return [edit(root, file, (source) => addAfterLast(source, /^ {2}\{ id: .*kind: "compared"/, row))];
}

const addCommission = (root: string, swedish: string): string[] => [
  edit(root, "src/journeys/commission/commission-table.ts", (source) =>
    addToListOf(source, "SHARE_PERCENT", `${providerOf(swedish).slug}: NOT_AGREED`),
  ),
];

const failingTest = (name: string) => `import { expect, it } from "vitest";
import { listFields } from "#domain/form/form-description.ts";
import { ${name}Form } from "./${name}.form.ts";

it("asks its own questions", () => {
  expect(listFields(${name}Form).map((field) => field.name)).toEqual(["list the names of its fields here"]);
});
`;

function renaming({ name, swedish, categoryId, product, menu, path }: NewVertical): (text: string) => string {
  const provider = providerOf(swedish);
  const shopId = freeShopId();
  const pairs = [
    [`#${TEMPLATE}/simulated/`, `#simulators/verticals/${name}/`],
    [`#${TEMPLATE}/`, `#verticals/${name}/`],
    ["categoryId: 0", `categoryId: ${categoryId}`],
    ["shopId: 0", `shopId: ${shopId}`],
    ["providerId: 0", `providerId: ${shopId}`],
    ["/tomt/", path],
    ["tomtavtal", product],
    [`menu: "Tomt"`, `menu: "${menu}"`],
    ["Tomtbolaget", provider.name],
    ["tomtbolaget", provider.slug],
    ["Tomt Bas", `${menu} Bas`],
    ["blank", name],
    ["Blank", capitalize(name)],
  ] as const;
  return (text) => pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

/** Above all that there are, in a hundred of its own. */
function freeShopId(): number {
  const searched = createServerVerticals(systemClock).flatMap(({ providers }) => providers);
  const highest = Math.max(...[...searched, ...Object.values(lenders)].map(({ shopId }) => shopId));
  return Math.ceil((highest + 1) / 100) * 100;
}

function edit(root: string, file: string, change: (source: string) => string): string {
  write(join(root, file), change(readFileSync(join(root, file), "utf8")));
  return file;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
