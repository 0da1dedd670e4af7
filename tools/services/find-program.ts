import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Debian keeps server programs out of the path, Homebrew those of a certain version; both in a folder per version, the newest first here. */
const VERSIONED = (name: string): readonly string[] => [
  `/usr/lib/${name}/*/bin`,
  `/opt/homebrew/opt/${name}/bin`,
  `/opt/homebrew/opt/${name}@*/bin`,
  `/usr/local/opt/${name}/bin`,
  `/usr/local/opt/${name}@*/bin`,
  `/home/linuxbrew/.linuxbrew/opt/${name}@*/bin`,
  `/usr/pgsql-*/bin`,
  `/Applications/Postgres.app/Contents/Versions/*/bin`,
];

/** The path of an installed program; `root` stands before every usual place. */
export function findProgram(
  program: string,
  packages: readonly string[],
  { path = process.env["PATH"] ?? "", root = "" }: { readonly path?: string; readonly root?: string } = {},
): string | undefined {
  const usual = packages
    .flatMap(VERSIONED)
    .flatMap((pattern) => globSync(join(root, "/", pattern)).toSorted((a, b) => versionOf(b) - versionOf(a)));
  return [...usual, ...path.split(":").filter(Boolean), join(root, "/usr/bin")]
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));
}

/** Of `/usr/lib/postgresql/15/bin`, `…/postgresql@16/bin`; 0 without one. */
const versionOf = (folder: string): number => Number(/(\d+)$/.exec(basename(dirname(folder)))?.[1] ?? 0);
