import type { RetainedGround } from "./retained-ground.ts";

/** Everything that is stored about a person. `docs/my-data.md` documents the file. */
export interface OwnExport {
  readonly exportedAt: string;
  readonly tables: readonly ExportedTable[];
}

export interface ExportedTable {
  readonly table: string;
  /** What the rows are, in Swedish. */
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** What an erasure deleted, and what stays until when. */
export interface ErasureReceipt {
  readonly erasedAtMs: number;
  readonly deleted: readonly DeletedRows[];
  readonly retained: readonly RetainedRows[];
  /** Whether a copy was sent by mail: only when the person asked for it. */
  readonly isMailed: boolean;
}

export interface DeletedRows {
  readonly table: string;
  readonly count: number;
}

export interface RetainedRows extends DeletedRows {
  readonly ground: RetainedGround;
  /** The last day; undefined when it stays with an order, or the time has not begun. */
  readonly until: string | undefined;
}
