import type { DatabasePool } from "#platform/database/pool.ts";

/** The pool, or a client within a transaction. */
export type Connection = Pick<DatabasePool, "query">;

/** One with a name is planned once per connection. */
type Statement = string | { readonly name?: string; readonly text: string; readonly values?: unknown[] };

export const findMany = async <Row extends object>(
  connection: Connection,
  statement: Statement,
  values?: unknown[],
): Promise<Row[]> => (await connection.query<Row>(statement, values)).rows;

export const findOne = async <Row extends object>(...query: Parameters<typeof findMany>): Promise<Row | undefined> =>
  (await findMany<Row>(...query))[0];

/** Rows as a port names them: camel case, undefined for null, and milliseconds for a moment (`asked_at` is `askedAtMs`). */
export const findPlain = async <Plain extends object>(...query: Parameters<typeof findMany>): Promise<Plain[]> =>
  (await findMany(...query)).map((row) => plainRow(row) as Plain);

export const plainRow = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => {
      const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
      return IS_MOMENT.test(column) ? [`${name}Ms`, (value as Date | null)?.getTime()] : [name, value ?? undefined];
    }),
  );

const IS_MOMENT = /(^|_)(at|until)$/;

/** The number of rows that the statement changed or found. */
export const execute = async (...[connection, ...query]: Parameters<typeof findMany>): Promise<number> =>
  (await connection.query(...query)).rowCount ?? 0;

/** Runs a statement of one store; its name follows that of the store. */
export type Run = <Row extends object>(name: string, text: string, values: unknown[]) => Promise<Row[]>;

export const runIn =
  (connection: Connection, store: string): Run =>
  (name, text, values) =>
    findMany(connection, { name: `${store}-${name}`, text, values });
