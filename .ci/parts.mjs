// Reads `parts.json` for the shell: any Node reads it, so that the list can be shown before the packages are installed.
import { readdirSync, readFileSync } from "node:fs";

const { gate, slices } = JSON.parse(readFileSync(new URL("parts.json", import.meta.url), "utf8"));

const [command, name, project] = process.argv.slice(2);
const find = () => {
  const found = name === "gate" ? gate : slices.find((slice) => slice.name === name);
  if (!found) throw new Error(`there is no slice ${name}: .ci/long --list shows them`);
  return found;
};

const filesIn = (entry) =>
  entry.endsWith("/")
    ? readdirSync(entry, { recursive: true })
        .filter((file) => file.endsWith(".test.ts"))
        .map((file) => entry + file)
    : [entry];

/** What the gate runs anyway is not run again by a slice. */
function testsOf(part) {
  const files = (part[project] ?? []).flatMap(filesIn);
  const others = part === gate ? [] : (gate[project] ?? []).flatMap(filesIn);
  return files.filter((file) => !others.includes(file));
}

switch (command) {
  case "list":
    for (const slice of slices) console.log(`${slice.name.padEnd(18)}${slice.covers}`);
    break;
  case "names":
    for (const slice of slices) console.log(slice.name);
    break;
  // The slice whose turn it is, by a number that rises; one for the night would take longer than the gate itself.
  case "turn": {
    const short = slices.filter(({ nightly }) => !nightly);
    console.log(short[Number(name) % short.length].name);
    break;
  }
  case "steps":
    console.log((find().steps ?? []).join("\n"));
    break;
  // Its test files of that project, one a line.
  case "tests":
    console.log(testsOf(find()).join("\n"));
    break;
  default:
    throw new Error(`unknown: ${command}`);
}
