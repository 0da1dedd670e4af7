import type { SearchJourney } from "#journeys/search/search-journey.ts";
import type { RunWatchPorts } from "./run-watch.workflow.ts";

export interface RepeatSearchPorts {
  readonly searches: Pick<SearchJourney, "find" | "create" | "run">;
  /** No browser has it: the search is handed over when the person opens what was found. */
  readonly ownerOf: (watchId: string) => string;
  readonly newId: () => string;
}

/** As a visitor's search, with the same deadlines, caches and records. Repeated under the same id it asks no provider twice. */
export const repeatSearchWith =
  ({ searches, ownerOf, newId }: RepeatSearchPorts): RunWatchPorts["repeatSearch"] =>
  async ({ watchId, vertical, agreement }, searchId) => {
    const owner = ownerOf(watchId);
    if (!(await searches.find(vertical, owner, searchId))) {
      const created = await searches.create({ vertical, owner, given: agreement.facts ?? {}, searchId });
      if (!created.ok) return undefined;
    }
    const ran = await searches.run({ vertical, owner, given: {}, basedOn: searchId }, newId());
    return ran?.ok ? ran.value.found.result : undefined;
  };
