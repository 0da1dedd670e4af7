import { readFileSync } from "node:fs";
import { join } from "node:path";

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
