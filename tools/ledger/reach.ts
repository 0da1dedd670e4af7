import routes from "#web/routes.ts";
import { PAGE_SCRIPTS } from "#tools/bundle/page-scripts.ts";
import { type Exercised, createExercised } from "./exercised.ts";
import { idsIn } from "./requirements.ts";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type Plugin, type Rolldown, build } from "vite";

/** Whether a test in that file shows the row of the product, and not only of code that no program reaches. */
export type Reaches = (file: string, id: string) => boolean;

/**
 * A journey shows what it visits, and the gallery is not the product. Any other test shows the code that it calls: all of it must
 * be reached, or the row would be verified by code beside its subject. One that calls none drives a program from outside.
 */
export function createReaches(root: string, reached: Reached): Reaches {
  const exercised = createExercised(root);
  const isReached = (used: string): boolean => {
    const [path = "", name = ""] = used.split("#");
    const names = reached.get(path);
    return names !== undefined && (name === "*" || names.has(name));
  };
  const shows = (file: string, { code, opensGallery }: Exercised): boolean =>
    file.startsWith("tests/journeys/") ? !opensGallery : [...code].every(isReached);
  // Results of a file that is no longer there show nothing of the product as it is.
  return (file, id) => existsSync(join(root, file)) && exercised(file, id).some((each) => shows(file, each));
}

/** The exported names of each file that some program uses, by path from the root. */
export type Reached = ReadonlyMap<string, ReadonlySet<string>>;

/** What stays when the programs are bundled: a name that nothing uses is left out, though its file is imported. */
export async function findReached(root: string, programs: readonly string[]): Promise<Reached> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [withoutStyles],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program, resolve(root, program)])),
        external: (id) => !isOurs(id),
        // A constant must be seen to be used, and not only its value.
        optimization: { inlineConst: false },
        output: { preserveModules: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.output.flatMap((file) => (file.type === "chunk" ? Object.entries(file.modules) : []));
  return new Map(
    modules.map(([id, { renderedExports }]) => [relative(resolve(root), id), new Set(renderedExports)] as const),
  );
}

const isOurs = (id: string): boolean => /^[.#/]/.test(id) && !id.includes("/node_modules/");

const NO_STYLE = "\0no-style";

const withoutStyles: Plugin = {
  name: "sparv:without-styles",
  enforce: "pre",
  resolveId: { filter: { id: /\.(css|svg|png|woff2)(\?.*)?$/ }, handler: () => NO_STYLE },
  load: (id) => (id === NO_STYLE ? "export default {};" : undefined),
};

/** A test file that a run left out, with every row that its titles may name. */
export interface FileClaims {
  readonly file: string;
  readonly ids: ReadonlySet<string>;
}

/** The test files without results: the gate runs one slice of the long run, and the others run at other commits. */
export const findLeftOut = (root: string, run: ReadonlySet<string>): FileClaims[] =>
  globSync("{src,simulators,gallery,tools,tests}/**/*.test.{ts,tsx}", { cwd: root })
    .filter((file) => !run.has(file))
    .map((file) => ({ file, ids: claimsOf(readFileSync(join(root, file), "utf8")) }));

/** A title that is made while the file runs may name any row in it. */
const claimsOf = (text: string): ReadonlySet<string> =>
  new Set(text.includes("[${") ? text.match(/\b[A-Z]-\d{3}\b/g) : idsIn(text));

/** Shows every part in every state to those who build the product; no page links to it. */
const GALLERY_ROUTE_ID = "gallery";

/** Simulators replace other companies, and are not the product. */
const STARTED = ["src/main/web.ts", "src/main/worker.ts", "src/main/migrate.ts"];

/** React Router's own entries, which no file of ours imports. */
const FRAMEWORK_ENTRIES = ["src/web/root.tsx", "src/web/entry.client.tsx", "src/web/entry.server.tsx"];

/** What operators run beside the programs, and what renders the mails. */
const OPERATED = ["audit", "end-sessions", "hold", "mail-templates", "reencrypt", "rehash", "staff"];

/** Where everything starts that a visitor, an operator or a call can reach. */
export const listPrograms = (): string[] => [
  ...STARTED,
  ...FRAMEWORK_ENTRIES,
  ...new Set(routes.filter(({ id }) => id !== GALLERY_ROUTE_ID).map(({ file }) => `src/web/${file}`)),
  ...Object.values(PAGE_SCRIPTS).map((file) => `src/${file}`),
  ...OPERATED.map((name) => `tools/${name}.ts`),
];
