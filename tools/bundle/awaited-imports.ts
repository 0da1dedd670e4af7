import type { Plugin } from "vite";

const AWAITED = /\bawait import\("([^"]+)"\)/g;

/**
 * The development server collects the styles of a page along static imports. What a module awaits by `import()` is rendered with it on the server
 * all the same, and a page without script never loads a module that would bring its styles: so it is imported statically as well.
 */
export function awaitedImports(): Plugin {
  return {
    name: "sparv:awaited-imports",
    apply: "serve",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!/\/src\/(web|ui|verticals)\/.*\.tsx?$/.test(id)) return undefined;
      const imported = importStatically(code);
      return imported === code ? undefined : { code: imported, map: null };
    },
  };
}

/** On the first line: the numbers of the lines stay. */
export const importStatically = (code: string): string =>
  [...new Set([...code.matchAll(AWAITED)].map(([, source]) => `import "${source}";`))].join("") + code;
