import { parseArgs } from "node:util";
import { addProvider } from "./new/provider.ts";
import { addVertical } from "./new/vertical.ts";

/**
 * `npm run new -- provider house solvind "Solvind"`: an insurer in a vertical. `npm run new -- vertical dog hund --category 53`: a vertical, as a
 * copy of the smallest one under the new names. Both write a failing test that names what to fill in first: docs/tutorials.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { like: { type: "string", default: "accident" }, category: { type: "string" } },
});
const [kind, first, second, name] = positionals;
const root = process.cwd();

if (kind === "provider" && first !== undefined && second !== undefined)
  report(await addProvider(root, { vertical: first, slug: second, name: name ?? second }));
else if (kind === "vertical" && first !== undefined && second !== undefined && values.category !== undefined)
  report(addVertical(root, { name: first, swedish: second, like: values.like, categoryId: Number(values.category) }));
else {
  console.error("usage: npm run new -- provider <vertical> <slug> [name]");
  console.error("       npm run new -- vertical <name> <Swedish name in addresses> --category <id> [--like accident]");
  process.exitCode = 2;
}

function report(files: readonly string[]): void {
  for (const file of files) console.log(file);
}
