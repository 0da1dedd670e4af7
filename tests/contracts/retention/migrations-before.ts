import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "#adapters/postgres/migrations-folder.ts";

/** The migrations up to a number, as the release before had them. */
export function migrationsBefore(number: string): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "sparv-migrations-"));
  for (const name of readdirSync(MIGRATIONS_FOLDER).filter((file) => file < number))
    copyFileSync(join(MIGRATIONS_FOLDER, name), join(folder, name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
