import { FLOWS, NODES } from "./data-flows.ts";
import { markdownTable } from "./markdown-table.ts";

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
