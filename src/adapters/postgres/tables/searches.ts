import type { ProviderWithoutOffer } from "#domain/offer/offer.ts";
import type { Generated, JSONColumnType } from "kysely";

export interface SearchesTable {
  id: string;
  vertical: string;
  schema_version: number;
  owner: string;
  /** For searches from before they were encrypted; empty in all others. */
  parameters: JSONColumnType<Record<string, string>>;
  parameters_enc: string | null;
  /** The personal parameters as encrypted JSON; null when there are none. */
  personal_enc: string | null;
  state: Generated<"created" | "done">;
  silent: JSONColumnType<ProviderWithoutOffer[]> | null;
  created_at: Generated<Date>;
  /** When its offers became usable although some providers had not answered; null when all had. */
  opened_at: Date | null;
  finished_at: Date | null;
}
