import type { Generated } from "kysely";

export interface SearchesTable {
  id: string;
  vertical: string;
  schema_version: number;
  owner: string;
  parameters_enc: string | null;
  /** The personal parameters as encrypted JSON; null when there are none. */
  personal_enc: string | null;
  state: Generated<"created" | "done">;
  created_at: Generated<Date>;
  /** When its offers became usable although some providers had not answered; null when all had. */
  opened_at: Date | null;
  finished_at: Date | null;
}
