import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The project's own root. */
export const PROJECT_ROOT = join(import.meta.dirname, "..", "..");

/**
 * Writes a small project with the given files, lets the guard look at it, and removes it.
 * It has the real package.json and the real packages, so that imports resolve as they do here.
 */
export async function withPlanted<Seen>(
  files: Readonly<Record<string, string>>,
  look: (root: string) => Seen | Promise<Seen>,
): Promise<Seen> {
  const root = mkdtempSync(join(tmpdir(), "sparv-planted-"));
  try {
    copyFileSync(join(PROJECT_ROOT, "package.json"), join(root, "package.json"));
    symlinkSync(join(PROJECT_ROOT, "node_modules"), join(root, "node_modules"));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return await look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
