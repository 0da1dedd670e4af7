import type { Evidence } from "./evidence.ts";
import { SCRIPTS } from "./scripts.ts";
import { TOOLS } from "./tools.ts";

/** What can be typed, with what it does. */
export const listScripts = (): { command: string; about: string }[] =>
  SCRIPTS.map(([command, about]) => ({ command, about }));

export const listTools = (): { command: string; about: string }[] =>
  Object.entries(TOOLS).map(([name, tool]) => ({ command: `npm run tool -- ${name}`, about: tool?.about ?? "" }));

/** For the table of docs/commands.md: what runs a command, or why nothing does. Undefined when neither is known. */
export function showRun(
  id: string,
  executed: ReadonlySet<string>,
  evidence: Readonly<Record<string, Evidence | undefined>>,
): string | undefined {
  if (executed.has(id)) return id.startsWith("new ") ? "the tutorials' test" : "CI";
  // Some parts of it are run.
  if ([...executed].some((each) => each.startsWith(`${id} `))) return "CI";
  const own = evidence[id];
  if (own === undefined) return undefined;
  return "test" in own ? `\`${own.test}\`` : `by hand: ${own.reason}`;
}
