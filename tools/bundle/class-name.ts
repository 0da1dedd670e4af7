import { hash } from "node:crypto";
import { relative } from "node:path";

/** Two files in ten thousand would collide; a collision is reported. */
const HASH_CHARS = 4;

/**
 * Names a class by its own name and its file: "card-x3fQ". Every page carries these names, in its script and its styles, and
 * compressed they cost a third less than names that also contain the line. Server and browser must find the same.
 */
export function className(root: string): (name: string, file: string) => string {
  const fileByHash = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
    const hashed = hash("sha256", path, "base64url").slice(0, HASH_CHARS);
    const other = fileByHash.get(hashed) ?? path;
    if (other !== path)
      throw new Error(`classes of ${other} and ${path} would have the same names: rename one of them`);
    fileByHash.set(hashed, path);
    return `${name}-${hashed}`;
  };
}
