import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A command as a document names it, and the name under which it is known to be run. */
export interface NamedCommand {
  readonly text: string;
  readonly id: string;
}

/** Programs of which each part is a command of its own. */
const WITH_PARTS = new Set(["bench", "faults", "new", "tool journeys"]);

const LINE =
  /^(?:(?:npm (?:run|ci|test|start|install|rebuild)|npx|node|git config|docker compose)(?:\s|$)|\.ci\/(?:run|long)(?:\s|$))/;

/**
 * `npm run --silent faults -- orders --kills 1` is "faults orders", `npm run tool -- audit` is "tool audit"; of other programs the first two
 * parts count. Undefined for what is no command.
 */
export function identifyCommand(text: string): string | undefined {
  const line = text.trim().replace(/^(?:[A-Z_]+=\S+ +)+/, "");
  if (!LINE.test(line)) return undefined;
  const parts = line.split(/\s+/).filter((part) => part !== "--silent");
  if (parts[0]?.startsWith(".ci/")) return parts[0];
  if (parts[0] !== "npm") return parts.slice(0, 2).join(" ");
  const [script = "", ...rest] = parts[1] === "run" ? parts.slice(2) : parts.slice(1);
  if (["ci", "install", "rebuild"].includes(script)) return `npm ${script}`;
  const options = rest[0] === "--" && !rest[1]?.startsWith("<") ? rest.slice(1) : [];
  if (script !== "tool") return withPart(script, options);
  const [tool, ...more] = options;
  return tool === undefined ? "tool" : withPart(`tool ${tool}`, more);
}

const withPart = (program: string, [part = "-"]: readonly string[]): string =>
  WITH_PARTS.has(program) && !part.startsWith("-") ? `${program} ${part}` : program;

/** The commands in code spans and in shell blocks of a document. */
export function readCommands(document: string): NamedCommand[] {
  const blocks = [...document.matchAll(/^```(?:sh|bash)?\n([\s\S]*?)^```$/gm)].flatMap(([, text = ""]) =>
    text.split("\n").map((line) => line.replace(/\s+#.*/, "")),
  );
  const prose = document.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
  return [...blocks, ...spans]
    .flatMap((text) => text.split(/&&|;|\|/))
    .flatMap((text) => {
      const id = identifyCommand(text);
      return id === undefined ? [] : [{ text: text.trim(), id }];
    });
}

/** The commands that run a whole project of Vitest. */
const SUITES: Readonly<Record<string, string | undefined>> = {
  contracts: "test:contracts",
  journeys: "test:journeys",
  "journeys-alone": "tool journeys alone",
};

/** What the scripts of `.ci` and the tutorials run: a CI run executes the former, a contract test the latter. */
export function readExecuted(root: string): Set<string> {
  const scripts = readdirSync(join(root, ".ci"), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => expandLoops(readFileSync(join(root, ".ci", name), "utf8")));
  const called = scripts.flatMap((line) => [
    ...line.replace(/^\s*#.*/, "").matchAll(/npm (?:run|test|ci|rebuild)\b[^;]*/g),
  ]);
  // The parts of a run name the test files of a suite, part by part.
  const suites = scripts.flatMap((line) =>
    [...line.matchAll(/"([\w-]+)": \[/g)].flatMap(([, name = ""]) => SUITES[name] ?? []),
  );
  const tutorials = readdirSync(join(root, "docs/tutorials")).flatMap((name) =>
    readCommands(readFileSync(join(root, "docs/tutorials", name), "utf8").replaceAll(/`[^`\n]+`/g, "")),
  );
  return new Set([
    ...suites,
    ...called.flatMap(([line]) => identifyCommand(line) ?? []),
    ...tutorials.map(({ id }) => id),
  ]);
}

/** The lines of a script, those between `for x in a b; do` and `done` once for each value. */
function expandLoops(script: string): string[] {
  const loops = /^\s*for (\w+) in ([^;\n]+); do\n([\s\S]*?)^\s*done$/gm;
  const expanded = script.replaceAll(loops, (_, name: string, values: string, body: string) =>
    values
      .trim()
      .split(/\s+/)
      .map((value) => body.replaceAll(`"$${name}"`, value).replaceAll(`$${name}`, value))
      .join(""),
  );
  return expanded.split("\n");
}
