import type { Remuneration } from "#domain/order/remuneration.ts";
import { listRemunerations } from "#journeys/commission/list-remunerations.ts";
import { systemClock } from "#platform/clock.ts";
import { identifyCommand, readExecuted } from "#tools/tool/command-lines.ts";
import { EVIDENCE } from "#tools/tool/evidence.ts";
import { listScripts, listTools, showRun } from "#tools/tool/shown-by.ts";
import { appliedVerticals, createServerVerticals } from "#verticals/server-registry.ts";
import { FLOWS, NODES } from "./data-flows.ts";
import { markdownTable } from "./markdown-table.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

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

/** The flows of the diagram by their numbers. */
export function composeFlows(): string {
  const rows = FLOWS.map(({ from, to, what, protection }, index) => [
    String(index + 1),
    NODES[from].lines.join(" "),
    NODES[to].lines.join(" "),
    what,
    protection,
  ]);
  return markdownTable(["no.", "from", "to", "what", "protection"], rows);
}

/** What every provider pays us, from the table that checkout and the page for visitors read. */
export function composeRemunerations(): string {
  const verticals = [...createServerVerticals(systemClock), ...appliedVerticals.map(({ apply }) => apply)];
  const rows = listRemunerations(verticals).map((paid) => [paid.provider, paidFor(paid), amountOf(paid)]);
  return markdownTable(["provider", "pays for", "amount"], rows);
}

function paidFor({ amountOre, isPerRequest }: Remuneration): string {
  if (amountOre === undefined) return "an order or an accepted application";
  return isPerRequest ? "a request to get in touch" : "a new customer on its own site";
}

function amountOf({ percent = 0, amountOre }: Remuneration): string {
  if (amountOre === undefined) return `${percent} % of the first year's price`;
  return amountOre === 0 ? "nothing" : `${amountOre / 100} kr`;
}

/** A row of docs/retention.md, which a contract test compares with the database and with the retention rules. */
export interface RetainedTable {
  readonly table: string;
  readonly personalData: string;
  readonly retention: string;
}

export function readRetentionTable(root: string): RetainedTable[] {
  const text = readFileSync(join(root, "docs/retention.md"), "utf8");
  return [...text.matchAll(/^\| `(\w+)`\s*\|(.+)\|$/gm)].map(([, table = "", rest = ""]) => {
    const [personalData = "", , retention = ""] = rest.split("|").map((cell) => cell.trim());
    return { table, personalData, retention };
  });
}

/** By how the document describes tables that are about no person. */
export const isAboutPersons = ({ personalData }: RetainedTable): boolean =>
  !/^(?:nothing|none|no one)\b|^hashes$/.test(personalData);
