import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A disk of its own for one process, which can be filled to the last byte. */
export interface SmallDisk {
  fill(): void;
  free(): void;
  unmount(): void;
}

/** Also unmounted when this process ends in the middle. */
const mounted = new Set<string>();
const unmount = (folder: string): void => {
  // Lazily: a process that was just killed may still have it open.
  if (mounted.delete(folder)) execFileSync("umount", ["-l", folder]);
};

const BLOCK = Buffer.alloc(1 << 20, "full");
const FILLER = "filler";

/** Needs root. Only the account that gets the folder may read it, as PostgreSQL requires. */
export function mountSmallDisk(folder: string, sizeMb: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m,mode=0700`, "tmpfs", folder]);
  if (mounted.size === 0) process.once("exit", () => mounted.forEach(unmount));
  mounted.add(folder);
  const file = join(folder, FILLER);
  return {
    fill: () => fillWith(file),
    free: () => rmSync(file, { force: true }),
    unmount: () => unmount(folder),
  };
}

/** Whole blocks while there is room for one, then ever smaller ones. */
function fillWith(file: string): void {
  const handle = openSync(file, "a");
  try {
    for (let size = BLOCK.length; size >= 1;) {
      try {
        if (writeSync(handle, BLOCK, 0, size) < size) size = Math.floor(size / 2);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(handle);
  }
}
