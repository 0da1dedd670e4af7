import { findImporters } from "#tests/architecture/vertical-imports.ts";
import { verticalNames } from "#tests/architecture/vertical-names.ts";

/** What a vertical costs outside its folder: every file that imports from it, and as what. */
const root = new URL("..", import.meta.url).pathname;
const [name = ""] = process.argv.slice(2);
const names = verticalNames(root);

if (names.includes(name)) printImporters();
else {
  console.error(`usage: npm run tool -- vertical-diff <${names.join(" | ")}>`);
  process.exitCode = 2;
}

function printImporters(): void {
  const importers = findImporters(root, name);
  for (const { file, line, as, imported } of importers) console.log(`${as.padEnd(12)} ${file}:${line}  ${imported}`);
  const foreign = importers.filter(({ as }) => as === "not allowed").length;
  console.log(`${importers.length} imports from src/verticals/${name} outside it, ${foreign} of them not allowed`);
  if (foreign > 0) process.exitCode = 1;
}
