import { existsSync, readFileSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { parse } from "yaml";
import { type Fault, readTree } from "./source-tree.ts";

// The package imports its schema as bundlers allow it; Node demands the type.
registerHooks({
  load: (url, context, next) =>
    url.includes("/@actions/workflow-parser/") && url.endsWith(".json")
      ? next(url, { ...context, importAttributes: { type: "json" } })
      : next(url, context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import("@actions/workflow-parser");

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly steps?: readonly Step[];
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** What a step does besides calling our scripts: it prepares the machine, or hands a value on. */
const PREPARATION = /^(?:git config|printf|echo|npm ci|npm rebuild)\b/;

/** A workflow that GitHub would refuse, by the schema and the parser that GitHub publishes; a step whose command is not one of ours. */
export function findWorkflowFaults(root: string): Fault[] {
  return readTree(root, (path) => WORKFLOW.test(path)).flatMap(({ path, text }) => {
    const refused = parseWorkflow(
      { name: path, content: text },
      new NoOperationTraceWriter(),
    ).context.errors.getErrors();
    if (refused.length > 0)
      return refused.map(({ rawMessage, range }) => ({ file: path, line: range?.start.line ?? 1, what: rawMessage }));
    const { jobs } = parse(text) as { jobs: Readonly<Record<string, Job>> };
    const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
    const at = (part: string, what: string): Fault => ({ file: path, line: lineOf(text, part), what });
    const unpinned = steps
      .flatMap(({ uses }) => uses ?? [])
      .filter((uses) => !/@[0-9a-f]{40}$/.test(uses))
      .map((uses) => at(uses, `uses ${uses}, which is not named by its commit`));
    const unknown = steps
      .flatMap(({ run }) => run?.split(/\n|&&/) ?? [])
      .map((line) => line.trim())
      .filter((line) => line !== "" && !isOurs(root, line))
      .map((line) => at(line, `runs ${line}, which is no script of this project`));
    const inserted = steps
      .flatMap(({ run }) => run ?? [])
      .filter((run) => /\$\{\{\s*(?:github\.(?:event|head_ref)|inputs\.|secrets\.)/.test(run))
      .map((run) => at(run, `writes a value of others into a script: hand it on as a variable of the environment`));
    return [...unpinned, ...unknown, ...inserted];
  });
}

/** A line that prepares may call a script of ours within it: that must exist too. */
function isOurs(root: string, line: string): boolean {
  const scripts = [...line.matchAll(/\.ci\/[\w-]+/g)].map(([script]) => script);
  if (!scripts.every((script) => isExecutable(join(root, script)))) return false;
  const command = /^npm (?:run (?:--silent )?)?([\w:-]+)/.exec(line)?.[1];
  return scripts.length > 0 || PREPARATION.test(line) || (command !== undefined && command in scriptsOf(root));
}

const isExecutable = (file: string): boolean => existsSync(file) && (statSync(file).mode & 0o100) !== 0;

const scriptsOf = (root: string): Readonly<Record<string, string>> =>
  (JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: Record<string, string> }).scripts;

const lineOf = (text: string, part: string): number =>
  text.slice(0, Math.max(0, text.indexOf(part.split("\n")[0] ?? part))).split("\n").length;

/** Folders and files that CODEOWNERS names and that are not there. */
export function findGoneOwned(root: string): string[] {
  const lines = readFileSync(join(root, ".github/CODEOWNERS"), "utf8").split("\n");
  const places = lines.filter((line) => line.startsWith("/")).map((line) => line.split(/\s+/)[0] ?? "");
  return places.filter((place) => !existsSync(join(root, place)));
}
