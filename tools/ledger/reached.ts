import { relative, resolve } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

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
