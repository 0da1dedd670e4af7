import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { identifyCommand, readCommands } from "#tools/tool/command-lines.ts";
import type { Evidence } from "#tools/tool/evidence.ts";
import { SCRIPTS } from "#tools/tool/scripts.ts";
import { showRun } from "#tools/tool/shown-by.ts";

/** Commands of documents that nothing runs and that have no reason; reasons and tests that are no longer true. */
export function findUnshownCommands(
  root: string,
  documents: readonly string[],
  executed: ReadonlySet<string>,
  evidence: Readonly<Record<string, Evidence | undefined>>,
): string[] {
  const unshown = documents.flatMap((document) =>
    readCommands(readFileSync(join(root, document), "utf8"))
      .filter(({ id }) => showRun(id, executed, evidence) === undefined)
      .map(({ text }) => `${document}: nothing runs \`${text}\`: name a test or a reason in tools/tool/evidence.ts`),
  );
  const stale = Object.entries(evidence).flatMap(([id, own]) => {
    if (executed.has(id)) return [`tools/tool/evidence.ts: CI or a tutorial runs "${id}": remove it there`];
    if (own === undefined || !("test" in own)) return [];
    const word = id.split(" ").at(-1) ?? id;
    const isNamed = existsSync(join(root, own.test)) && readFileSync(join(root, own.test), "utf8").includes(word);
    return isNamed ? [] : [`tools/tool/evidence.ts: ${own.test} does not name ${word}`];
  });
  return [...new Set(unshown), ...stale];
}

/** Scripts of package.json that the list of scripts lacks, and entries of the list that are no script. */
export function findUnlistedScripts(scripts: readonly string[]): string[] {
  const listed = new Set(SCRIPTS.map(([command]) => identifyCommand(command)?.split(" ")[0]));
  return scripts.filter((script) => !listed.has(script));
}
