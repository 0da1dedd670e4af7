import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";
import { ROOT } from "#tools/processes/paths.ts";

/** An earlier version of this repository, built in a folder of its own. */
export interface Release {
  readonly commit: string;
  readonly root: string;
  readonly migrations: string;
  remove(): void;
}

const MIGRATIONS = relative(ROOT, MIGRATIONS_FOLDER);

/**
 * The commit before the one that brought the last migration: the newest one with other tables than ours. While the first migration is the only
 * one, there is none: the commit that brought it, whose tables are ours.
 */
export function commitBeforeLastMigration(): string {
  const migrations = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();
  const added = git("log", "--diff-filter=A", "--format=%H", "-1", "--", join(MIGRATIONS, migrations.at(-1) ?? ""));
  if (added === "") throw new Error("the history of the last migration is not here: this clone is shallow");
  return migrations.length === 1 ? added : git("rev-parse", `${added}^`);
}

/** With the packages that are installed now: what is compared is our own code. */
export function buildRelease(commit: string): Release {
  const root = mkdtempSync(join(tmpdir(), "sparv-release-"));
  const archive = join(root, "release.tar");
  git("archive", "--output", archive, commit);
  execFileSync("tar", ["-xf", archive, "-C", root]);
  rmSync(archive);
  for (const shared of ["node_modules", ".services"]) symlinkSync(join(ROOT, shared), join(root, shared));
  execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", VITEST: "" },
    // Standard output is for what our own tool finds.
    stdio: ["ignore", 2, 2],
  });
  return {
    commit,
    root,
    migrations: join(root, MIGRATIONS),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1_000_000 }).trim();
