import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findSecrets, type FoundSecret } from "./find-secrets.ts";

export interface Scan {
  readonly found: readonly FoundSecret[];
  readonly files: number;
  /** Not scanned when the time was up: counts as a failure, like a secret. */
  readonly unseen: number;
}

/** Larger files of ours are pictures and lists; the postal codes are two megabytes. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;
/** Hashes of packages look like keys, and the file is generated. */
const SKIPPED = /(?:^|\/)package-lock\.json$|\.(?:png|jpe?g|webp|avif|ico|woff2?|gz|zip)$/;

/** What is to be committed: everything git follows, and everything new that it does not ignore. */
export function scanTree(root: string): Scan {
  const listed = git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  const paths = [...new Set(listed)].filter((path) => path !== "" && !SKIPPED.test(path));
  const found = paths.flatMap((path) => findSecrets(path, readText(join(root, path))));
  return { found, files: paths.length, unseen: 0 };
}

/** Every version of every file of every commit, each content once, and the commit messages. */
export async function scanHistory(root: string, withinMs: number): Promise<Scan> {
  const endMs = performance.now() + withinMs;
  const pathOf = new Map<string, string>();
  for (const line of git(root, "rev-list", "--all", "--objects").split("\n")) {
    const [id = "", ...path] = line.split(" ");
    if (path.length > 0 && !SKIPPED.test(path.join(" "))) pathOf.set(id, path.join(" "));
  }
  const found: FoundSecret[] = findSecrets("(commit messages)", git(root, "log", "--all", "--format=%B"));
  let files = 0;
  for await (const { id, text } of readObjects(root, [...pathOf.keys()])) {
    if (performance.now() > endMs) break;
    files++;
    const path = pathOf.get(id) ?? "";
    found.push(...findSecrets(path, text).map((each) => ({ ...each, path: `${path} (object ${id.slice(0, 12)})` })));
  }
  return { found, files, unseen: pathOf.size - files };
}

/** Git writes a line `id type size`, the content, and a line break, one after the other. */
async function* readObjects(root: string, ids: readonly string[]): AsyncGenerator<{ id: string; text: string }> {
  const child = spawn("git", ["cat-file", "--batch"], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(ids.join("\n"));
  child.stdin.on("error", () => undefined);
  let rest = Buffer.alloc(0);
  try {
    for await (const part of child.stdout) {
      rest = Buffer.concat([rest, part as Buffer]);
      for (;;) {
        const headEnd = rest.indexOf("\n");
        if (headEnd < 0) break;
        const [id = "", type, size] = rest.subarray(0, headEnd).toString().split(" ");
        const end = headEnd + 1 + Number(size);
        if (rest.length < end + 1) break;
        const text =
          type === "blob" && Number(size) <= MAX_FILE_BYTES ? rest.subarray(headEnd + 1, end).toString() : "";
        rest = rest.subarray(end + 1);
        yield { id, text };
      }
    }
  } finally {
    child.kill();
  }
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    return bytes.length > MAX_FILE_BYTES ? "" : bytes.toString();
  } catch {
    // Deleted, and the deletion is not yet committed.
    return "";
  }
}

const git = (root: string, ...options: string[]): string =>
  execFileSync("git", options, { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 });
