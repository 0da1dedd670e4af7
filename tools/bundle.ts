import { join } from "node:path";
import { weighPages } from "./bundle/built-files.ts";
import { growByDummyVertical } from "./bundle/dummy-vertical.ts";
import { ROOT } from "./processes/paths.ts";

/** Compressed script that another vertical may add to a page. */
const MAX_GROWTH_BYTES = 200;

const write = (bytes: number, page: string) => console.log(`${String(bytes).padStart(7)} ${page}`);

/**
 * `npm run tool -- bundle`: by how many bytes of script each page begins that hydrates, heaviest first.
 * `npm run tool -- bundle --dummy-vertical`: by how much each page grows when a vertical is added; fails when one grows too much.
 */
if (process.argv.includes("--dummy-vertical")) {
  const grown = await growByDummyVertical();
  for (const [page, bytes] of grown.slice(0, 5)) write(bytes, page);
  const tooMuch = grown.filter(([, bytes]) => bytes > MAX_GROWTH_BYTES);
  console.log(`${grown.length} pages, ${tooMuch.length} grow by more than ${MAX_GROWTH_BYTES} bytes`);
  process.exitCode = tooMuch.length > 0 ? 1 : 0;
} else {
  const pages = [...weighPages(join(ROOT, "build/client"))].toSorted((a, b) => b[1] - a[1]);
  for (const [page, bytes] of pages) write(bytes, page);
}
