import { listedColumns } from "#tests/contracts/postgres/stored-columns.ts";
import { STORED_COLUMNS } from "#adapters/postgres/columns/stored-columns.ts";
import type { StoredColumns } from "#adapters/postgres/columns/protection.ts";
import { type Fault, readTree } from "./source-tree.ts";

const MIGRATION = /^src\/adapters\/postgres\/migrations\/[^/]+\.sql$/;

/** The migration that made a column, by the column's name, by table. */
type Tables = Map<string, Map<string, string>>;

/** What the migrations make, read without a database. A contract test compares the same list with a migrated one. */
export function findUnprotectedColumns(
  root: string,
  stored: Readonly<Record<string, StoredColumns>> = STORED_COLUMNS,
): Fault[] {
  const tables: Tables = new Map();
  for (const { path, text } of readTree(root, (each) => MIGRATION.test(each)))
    for (const statement of statementsIn(text)) apply(tables, statement, path);
  return [...tables].flatMap(([table, columns]) => {
    const listed = new Set(listedColumns(stored[table] ?? {}));
    return [...columns]
      .filter(([column]) => !listed.has(column))
      .map(([column, file]) => ({
        file,
        line: 1,
        what: `makes ${table}.${column}, which is neither encrypted, hashed nor listed as clear with a reason: add it in src/adapters/postgres/columns`,
      }));
  });
}

const NAME = String.raw`"?([a-z_][a-z0-9_]*)"?`;
const CREATE = new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?${NAME} ?\((.*)\)[^)]*$`, "s");
/** The divided table has the columns of the one that becomes its first part. */
const DIVIDED = new RegExp(String.raw`^create table ${NAME} \(like ${NAME} [^)]*\) partition by`);
const ALTER = new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${NAME} (.*)$`, "s");
const DROP = new RegExp(String.raw`^drop table (?:if exists )?(.*?)(?: cascade)?$`, "s");
const NO_COLUMN = /^(?:primary key|foreign key|unique|check|constraint|exclude|like)\b/;

function apply(tables: Tables, statement: string, file: string): void {
  const [, divided, part = ""] = DIVIDED.exec(statement) ?? [];
  if (divided !== undefined) {
    tables.set(divided, tables.get(part) ?? new Map());
    tables.delete(part);
    return;
  }
  const [, made = "", body] = CREATE.exec(statement) ?? [];
  if (body !== undefined) {
    const parts = splitAtCommas(body).filter((part) => !NO_COLUMN.test(part));
    tables.set(made, new Map(parts.map((part) => [nameOf(part), file])));
    return;
  }
  const dropped = DROP.exec(statement)?.[1];
  if (dropped !== undefined) for (const table of dropped.split(",")) tables.delete(table.trim());
  const [, name = "", actions] = ALTER.exec(statement) ?? [];
  if (actions !== undefined) for (const action of splitAtCommas(actions)) alter(tables, name, action, file);
}

function alter(tables: Tables, table: string, action: string, file: string): void {
  const columns = tables.get(table) ?? new Map<string, string>();
  const renamed = /^rename (?:column )?(\S+) to (\S+)$/.exec(action);
  const moved = /^rename to (\S+)$/.exec(action)?.[1];
  const added = /^add (?:column )?(?:if not exists )?(?!constraint|primary|foreign|unique|check)(.+)$/s.exec(
    action,
  )?.[1];
  const dropped = /^drop (?:column )?(?:if exists )?(?!constraint)(\S+)/.exec(action)?.[1];
  if (moved !== undefined) {
    tables.delete(table);
    tables.set(moved, columns);
  } else if (renamed) {
    columns.delete(renamed[1] ?? "");
    columns.set(renamed[2] ?? "", file);
  } else if (added !== undefined) {
    columns.set(nameOf(added), file);
    tables.set(table, columns);
  } else if (dropped !== undefined) columns.delete(dropped.replaceAll('"', ""));
}

const nameOf = (definition: string): string => (definition.split(/\s/, 1)[0] ?? "").replaceAll('"', "");

/** In lower case, on one line, without comments, literals and the bodies of functions. */
function statementsIn(sql: string): string[] {
  const bare = sql
    .replaceAll(/--[^\n]*/g, "")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''");
  return bare.split(";").map((statement) => statement.trim().toLowerCase().replaceAll(/\s+/g, " "));
}

function splitAtCommas(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text.split("")) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** Columns that the list has and that this reader does not see: it would then judge nothing. */
export function findUnreadColumns(root: string): string[] {
  const nothing = findUnprotectedColumns(root, {}).map(({ what }) => /makes (\S+),/.exec(what)?.[1] ?? "");
  const seen = new Set(nothing);
  return Object.entries(STORED_COLUMNS).flatMap(([table, columns]) =>
    listedColumns(columns)
      .map((column) => `${table}.${column}`)
      .filter((name) => !seen.has(name)),
  );
}
