import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { SearchData } from "#http/contract/search.schema.ts";
import { newTempSearchId } from "#web/result/search-calls.ts";

/** What the same search costs one step up. */
export interface UpgradedSearch {
  readonly searchId: string;
  readonly monthlyFeeOreById: ReadonlyMap<number, number>;
}

export interface UpgradeQuestion {
  readonly address: string;
  readonly searchId: string;
  readonly changes: Readonly<Record<string, string>>;
}

/** Every card of a page asks for the same thing: the first one's question is everybody's. */
const asked = new Map<string, Promise<UpgradedSearch | undefined>>();

export function searchUpgrade(question: UpgradeQuestion): Promise<UpgradedSearch | undefined> {
  const key = JSON.stringify(question);
  const known = asked.get(key);
  if (known) return known;
  const answer = askOnce(question);
  asked.set(key, answer);
  return answer;
}

/** Undefined when no answer came: an upgrade is an extra, and its absence is not told. */
async function askOnce({ address, searchId, changes }: UpgradeQuestion): Promise<UpgradedSearch | undefined> {
  const body = new URLSearchParams({
    orderflowversion: "new_manual_v1",
    tempsearchid: newTempSearchId(),
    basedon: searchId,
    ...changes,
  });
  try {
    const response = await fetch(address, { method: "POST", body });
    const { Success, Data } = (await response.json()) as Envelope<SearchData>;
    if (!Success || !Data) return undefined;
    return {
      searchId: Data.Result.SearchId,
      monthlyFeeOreById: new Map(
        Data.Result.Ok.map(({ ProviderId, MonthlyFeeRaw }) => [ProviderId, Math.round(MonthlyFeeRaw * 100)]),
      ),
    };
  } catch {
    return undefined;
  }
}
