import { identifyCommand, readExecuted } from "#tools/tool/command-lines.ts";
import { EVIDENCE } from "#tools/tool/evidence.ts";
import { listScripts, listTools, showRun } from "#tools/tool/shown-by.ts";
import { markdownTable } from "./markdown-table.ts";

type Command = ReturnType<typeof listScripts>[number];

/** The scripts of package.json and of `.ci`. */
export const composeScripts = (root: string): string => compose(root, listScripts());

/** What `npm run tool` runs. */
export const composeTools = (root: string): string => compose(root, listTools());

function compose(root: string, commands: readonly Command[]): string {
  const executed = readExecuted(root);
  const rows = commands.map(({ command, about }) => [
    `\`${command}\``,
    about,
    showRun(identifyCommand(command) ?? "", executed, EVIDENCE) ?? "",
  ]);
  return markdownTable(["command", "what it does", "run by"], rows);
}
