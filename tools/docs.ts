import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findHtmlFaults } from "#tests/contracts/pages/html-faults.ts";
import { buildSite, findBrokenPlaces } from "./docs/build-site.ts";
import { GENERATED } from "./docs/generated/generated-documents.ts";
import { ROOT } from "./processes/paths.ts";

/**
 * `npm run docs [-- --write]`: builds the documentation as a site into build/docs. Ends with code 1 when a link, a picture or a place in a page
 * leads nowhere, when a page is no valid HTML, or when a generated document is not current; `--write` writes those first.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const FOLDER = join(ROOT, "build/docs");

const startedMs = performance.now();
const stale = GENERATED.flatMap(({ file, compose }) => {
  const text = compose(ROOT);
  if (values.write) writeFileSync(join(ROOT, file), text);
  return readFileSync(join(ROOT, file), "utf8") === text ? [] : [`${file} is not current: npm run docs -- --write`];
});
const { html, faults } = buildSite(ROOT, FOLDER);
const invalid: string[] = [];
for (const [out, text] of html) invalid.push(...(await findHtmlFaults(text)).map((fault) => `${out}: ${fault}`));
const all = [...stale, ...faults, ...findBrokenPlaces(FOLDER, html), ...invalid];
for (const fault of all) console.log(fault);
const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
console.log(`${html.size} pages in build/docs, ${all.length} faults, ${seconds} s; open build/docs/index.html`);
process.exitCode = all.length > 0 ? 1 : 0;
