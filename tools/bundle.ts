import { readFileSync } from "node:fs";
import { join } from "node:path";
import { growByDummyVertical } from "./bundle/dummy-vertical.ts";
import type { ChunkSizes } from "./bundle/report-sizes.ts";
import { ROOT } from "./processes/paths.ts";

/** Compressed script that another vertical may add to a page. */
const MAX_GROWTH_BYTES = 200;

/**
 * `npm run tool -- bundle [name…]`: what the browser's build is made of, chunk by chunk, heaviest first; with names, what is in those.
 * `npm run tool -- bundle --dummy-vertical`: by how much each page grows when a vertical is added; fails when one grows too much.
 */
if (process.argv.includes("--dummy-vertical")) {
  const grown = await growByDummyVertical();
  for (const [page, bytes] of grown.slice(0, 5)) console.log(`${String(bytes).padStart(7)} ${page}`);
  const tooMuch = grown.filter(([, bytes]) => bytes > MAX_GROWTH_BYTES);
  console.log(`${grown.length} pages and tables, ${tooMuch.length} grow by more than ${MAX_GROWTH_BYTES} bytes`);
  process.exit(tooMuch.length > 0 ? 1 : 0);
}

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
