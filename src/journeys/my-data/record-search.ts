import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { disclosedFields } from "./disclosed-fields.ts";
import type { DisclosureLog, NewDisclosure } from "./disclosures.port.ts";

export interface AskedSearch {
  readonly vertical: AnyVerticalServer;
  readonly searchId: string;
  readonly search: unknown;
  /** Names of the companies that were asked now; a cached price asks none. */
  readonly asked: readonly string[];
  /** Registers about what the person searches for. */
  readonly registers: readonly string[];
}

/** One record per search. A search without a personal number belongs to no person whom it could be shown to. */
export function recordSearch(log: DisclosureLog, newId: () => string, searched: AskedSearch): void {
  const { vertical, search, asked, registers } = searched;
  const personalNumber = vertical.personalNumber?.(search);
  if (personalNumber === undefined || (asked.length === 0 && registers.length === 0)) return;
  const common = { personalNumber, vertical: vertical.description.name };
  const found: NewDisclosure[] = [];
  if (asked.length > 0)
    found.push({
      ...common,
      // A node that takes the search over asks the remaining companies: another record of the same search.
      id: newId(),
      purpose: "search",
      content: { parties: asked, fields: disclosedFields(vertical, search) },
    });
  if (registers.length > 0)
    found.push({
      ...common,
      id: `register:${searched.searchId}`,
      purpose: "register",
      content: { parties: registers, fields: [] },
    });
  log.record(found);
}
