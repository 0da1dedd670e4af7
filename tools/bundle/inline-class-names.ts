import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SHEET = /\.module\.css$/;
const COMPONENT = /\/(src|gallery)\/.*\.tsx?$/;
const IMPORT = /^import (\w+) from "([^"]+\.module\.css)";$/gm;

type NameOf = (name: string, file: string) => string;

/**
 * Writes each class name into the component that uses it: the browser gets no table of every name of a style sheet, and
 * a page none of those whose components come later. A sheet stays where it was imported, as one without names does.
 */
export function inlineClassNames(nameOf: NameOf): Plugin[] {
  const shared = { apply: "build", applyToEnvironment: ({ name }) => name === "client" } satisfies Partial<Plugin>;
  return [
    {
      ...shared,
      name: "sparv:inline-class-names",
      enforce: "pre",
      async transform(code, id) {
        if (!COMPONENT.test(id)) return undefined;
        let inlined = code;
        for (const [statement, local = "", source = ""] of code.matchAll(IMPORT)) {
          const file = (await this.resolve(source, id))?.id;
          if (file === undefined) throw new Error(`${id} imports ${source}, which is not there`);
          const names = readClassNames(readFileSync(file, "utf8")).map((name) => [name, nameOf(name, file)] as const);
          inlined = writeClassNames(inlined, { statement, local, source }, new Map(names));
        }
        return inlined === code ? undefined : { code: inlined, map: null };
      },
    },
    {
      ...shared,
      name: "sparv:sheets-without-names",
      enforce: "post",
      transform: (_, id) => (SHEET.test(id) ? { code: "", map: null, moduleSideEffects: "no-treeshake" } : undefined),
    },
  ];
}

const readClassNames = (css: string): string[] => {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/\.([A-Za-z][\w-]*)/g);
  return [...selectors].map(([, name = ""]) => name);
};

interface SheetImport {
  readonly statement: string;
  readonly local: string;
  readonly source: string;
}

/** A name that is chosen while the component runs needs a table of them all. One that no sheet has is none, as before. */
export function writeClassNames(
  code: string,
  { statement, local, source }: SheetImport,
  names: ReadonlyMap<string, string>,
): string {
  const inlined = code.replaceAll(
    new RegExp(`(?<![\\w.])${local}\\["([\\w-]+)"\\]`, "g"),
    (_, name: string) => JSON.stringify(names.get(name)) ?? "undefined",
  );
  const isChosen = new RegExp(`(?<![\\w.])${local}\\[`).test(inlined);
  const table = isChosen ? ` const ${local} = ${JSON.stringify(Object.fromEntries(names))};` : "";
  return inlined.replace(statement, `import "${source}";${table}`);
}
