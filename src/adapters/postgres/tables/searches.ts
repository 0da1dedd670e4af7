import type { SilentProvider } from "#domain/offer.ts";
import type { Generated, JSONColumnType } from "kysely";

export interface SearchesTable {
  id: string;
  vertical: string;
  schema_version: number;
  owner: string;
  /** Of searches from before they were encrypted; empty in all others. */
  parameters: JSONColumnType<Record<string, string>>;
  parameters_enc: string | null;
  /** The personal parameters as encrypted JSON; null when there are none. */
  personal_enc: string | null;
  state: Generated<"created" | "done">;
  silent: JSONColumnType<SilentProvider[]> | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
}
