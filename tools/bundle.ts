import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ChunkSizes } from "./bundle/report-sizes.ts";
import { ROOT } from "./processes/paths.ts";

/** `npm run bundle -- [name…]`: what the browser's build is made of, chunk by chunk, heaviest first; with names, what is in those. */
const chunks = JSON.parse(readFileSync(join(ROOT, "build/bundle-sizes.json"), "utf8")) as ChunkSizes[];
const names = process.argv.slice(2);
const nameOf = (file: string) => file.replace(/^assets\//, "").replace(/-[\w-]{8}\.js$/, "");

for (const { file, gzipBytes, imports, modules } of chunks.toSorted((a, b) => b.gzipBytes - a.gzipBytes)) {
  if (names.length > 0 && !names.includes(nameOf(file))) continue;
  console.log(`${String(gzipBytes).padStart(7)} ${nameOf(file)}`);
  if (names.length === 0) continue;
  console.log(`        imports ${imports.map(nameOf).join(", ") || "nothing"}`);
  for (const [id, length] of modules) console.log(`${String(length).padStart(7)} before packing: ${id}`);
}
