import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "#tools/processes/paths.ts";

/** A copy of the tracked and new files, with the packages, in which a command may write. */
export function createScratchTree(): { readonly root: string; readonly files: readonly string[]; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), "sparv-scratch-"));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: ROOT });
  const files = listed.toString().split("\0").filter(Boolean);
  for (const file of files) cpSync(join(ROOT, file), join(root, file), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  return { root, files, remove: () => rmSync(root, { recursive: true, force: true }) };
}
