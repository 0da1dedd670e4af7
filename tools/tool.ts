import { join } from "node:path";
import { ROOT } from "./processes/paths.ts";
import { describeTools, nearNames, TOOLS } from "./tool/tools.ts";

/**
 * `npm run tool -- <name> [options]`: runs one of the tools that have no script of their own in package.json. Through npm, so that the Node
 * version of the lock file runs them, whichever version the machine has. Without a name it lists them; an unknown name ends with code 2.
 */
const [name, ...options] = process.argv.slice(2);
const tool = name !== undefined && Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;

if (name === undefined) console.log(describeTools());
else if (tool === undefined) {
  const near = nearNames(name, Object.keys(TOOLS));
  const hint = near.length > 0 ? `Did you mean ${near.join(" or ")}? ` : "";
  console.error(`There is no tool "${name}". ${hint}"npm run tool" lists them.`);
  process.exitCode = 2;
} else {
  const file = join(ROOT, tool.file);
  // The tool reads its options, its standard input and its signals as if it had been started by itself.
  process.argv = [process.execPath, file, ...options];
  await import(file);
}
