import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const BARREL = "node_modules/lucide-react/dist/esm/lucide-react.mjs";
const IMPORT = /^import \{([^}]+)\} from "lucide-react";$/gm;
const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Imports each icon from its own file, not from the list of all two thousand: the build reads only those that are used,
 * and knows which page uses which. What our component (`create-icon.tsx`) does not read of an icon is left out.
 * The development server does the same for its own rendering, which would otherwise load all of them one by one; a browser gets its list
 * in one file there.
 */
export function iconFiles(): Plugin {
  let fileByName: ReadonlyMap<string, string> | undefined;
  return {
    name: "sparv:icon-files",
    enforce: "pre",
    applyToEnvironment: ({ config, name }) => config.command === "build" || name === "ssr",
    transform(code, id) {
      // React in development asks for the keys that are left out.
      if (ICON.test(id)) return this.environment.mode === "build" ? { code: onlyShapes(code), map: null } : undefined;
      if (!/\/(src|gallery)\/.*\.tsx?$/.test(id) || !code.includes('"lucide-react"')) return undefined;
      fileByName ??= readBarrel(readFileSync(BARREL, "utf8"));
      return { code: importFiles(code, fileByName), map: null };
    },
  };
}

export const readBarrel = (source: string): Map<string, string> =>
  new Map(
    [...source.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm)].flatMap(
      ([, names = "", file = ""]) =>
        names.split(",").map((name) => [name.trim().replace("default as ", ""), file] as const),
    ),
  );

export const importFiles = (code: string, fileByName: ReadonlyMap<string, string>): string =>
  code.replaceAll(IMPORT, (_, names: string) =>
    names
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "" && !each.startsWith("type "))
      .map((each) => {
        const [name = "", local = name] = each.split(" as ");
        const file = fileByName.get(name);
        if (file === undefined) throw new Error(`lucide-react has no icon called ${name}`);
        return `import ${local} from "lucide-react/icons/${file}";`;
      })
      .join(""),
  );

/** A key only distinguishes the shapes of one icon, which never change places. */
export const onlyShapes = (code: string): string =>
  code
    .replaceAll(/,\s*key: "\w+"/g, "")
    .replace(/^\s*name: "[\w-]+",\s*size: \d+,$/m, "")
    .replace("__iconData.node;", "");
