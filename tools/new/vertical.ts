import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addAfterLast, addToListOf } from "./edit-source.ts";

export interface NewVertical {
  readonly name: string;
  /** In addresses and texts: "hund" of "hundförsäkring". */
  readonly swedish: string;
  /** The vertical to copy. */
  readonly like: string;
  readonly categoryId: number;
}

/** Copies a vertical's folder without its tests under new names and registers it. Gives the files it wrote. */
export function addVertical(root: string, { name, swedish, like, categoryId }: NewVertical): string[] {
  const from = join(root, "src/verticals", like);
  const to = join(root, "src/verticals", name);
  if (!existsSync(from)) throw new Error(`there is no vertical ${like}`);
  if (existsSync(to)) throw new Error(`there is already a vertical ${name}`);
  const likeSwedish =
    /path: "\/(?:\w+\/)*(\w+)\/"/.exec(readFileSync(join(from, `${like}.place.ts`), "utf8"))?.[1] ?? "";
  const rename = renaming([
    [like, name],
    [`${likeSwedish}s`, swedish],
    [likeSwedish, swedish],
  ]);
  const files = readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.\w+$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => {
      const copy = join(to, rename(file));
      const text = rename(readFileSync(join(from, file), "utf8"));
      write(copy, text.replace(/\bcategoryId: \d+/, `categoryId: ${categoryId}`));
      return `src/verticals/${name}/${rename(file)}`;
    });
  write(join(to, `${name}.vertical.test.ts`), failingTest(name));
  return [...files, `src/verticals/${name}/${name}.vertical.test.ts`, ...register(root, name)];
}

/** One line in each of the three registries, and its import. */
function register(root: string, name: string): string[] {
  const capitalized = capitalize(name);
  const lines = [
    {
      registry: "server",
      path: `#verticals/${name}/server/${name}.server.ts`,
      export: `create${capitalized}Server`,
      call: "(clock)",
      list: "createServerVerticals",
    },
    {
      registry: "simulated",
      path: `#verticals/${name}/simulated/${name}.simulated.ts`,
      export: `simulated${capitalized}`,
      call: "",
      list: "simulatedVerticals",
    },
    { registry: "web", path: `./${name}/web/${name}.entry.ts`, export: `${name}Entry`, call: "", list: "webVerticals" },
  ];
  return lines.map((line) => {
    const file = `src/verticals/${line.registry}-registry.ts`;
    const source = readFileSync(join(root, file), "utf8");
    const imported = addAfterLast(source, /^import \{/, `import { ${line.export} } from "${line.path}";`);
    write(join(root, file), addToListOf(imported, line.list, `${line.export}${line.call}`));
    return file;
  });
}

const failingTest = (name: string) => `import { expect, it } from "vitest";
import { listFields } from "#domain/form/form-description.ts";
import { ${name}Form } from "./${name}.form.ts";

it("asks its own questions", () => {
  expect(listFields(${name}Form).map((field) => field.name)).toEqual(["list the names of its fields here"]);
});
`;

/** Each name in the three ways that code and texts write it. */
function renaming(names: readonly (readonly [string, string])[]): (text: string) => string {
  const pairs = names.flatMap(([from, to]) => [
    [from, to] as const,
    [capitalize(from), capitalize(to)] as const,
    [from.toUpperCase(), to.toUpperCase()] as const,
  ]);
  return (text) => pairs.reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text);
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
