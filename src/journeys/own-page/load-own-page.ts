import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { usableOffers } from "#journeys/search/found-search.ts";
import type { Clock } from "#platform/clock.ts";
import type { OwnPageRequest, OwnPageSources } from "#verticals/_contract/own-pages.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface OwnPagePorts {
  readonly verticals: readonly {
    readonly description: { readonly name: string };
    readonly pages?: AnyVerticalServer["pages"];
  }[];
  readonly searches: {
    find(vertical: string, owner: string, searchId: string): Promise<FoundSearch | undefined>;
  };
  /** Undefined also when the offer belongs to another visitor. */
  readonly searchOfResult: (resultId: string, owner: string) => Promise<string | undefined>;
  readonly series: OwnPageSources["series"];
  readonly clock: Pick<Clock, "nowMs">;
}

export interface AskedOwnPage extends Pick<OwnPageRequest, "params" | "query"> {
  readonly vertical: string;
  /** As the vertical's entry gives it. */
  readonly path: string;
  /** A page reads no search of anyone else. */
  readonly owner: () => string;
}

/** What a page of a vertical's own shows its reader; undefined when there is no such page. */
export async function loadOwnPage(ports: OwnPagePorts, asked: AskedOwnPage): Promise<unknown> {
  const vertical = ports.verticals.find(({ description }) => description.name === asked.vertical);
  const load = vertical?.pages?.[asked.path];
  if (!load) return undefined;
  const nowMs = ports.clock.nowMs();
  const request = { params: asked.params, query: asked.query, today: swedishDate(nowMs), nowMs };
  return load(request, sourcesOf(ports, asked));
}

const sourcesOf = (ports: OwnPagePorts, { vertical, owner }: AskedOwnPage): OwnPageSources => ({
  series: ports.series,
  async offer(resultId) {
    const searchId = await ports.searchOfResult(resultId, owner());
    const found = searchId === undefined ? undefined : await ports.searches.find(vertical, owner(), searchId);
    const offer = found && usableOffers(found).find((each) => each.resultId === resultId);
    return offer && { searchId: found.searchId, offer, search: found.search };
  },
  async list(searchId) {
    const found = await ports.searches.find(vertical, owner(), searchId);
    return found && { searchId: found.searchId, offers: usableOffers(found), search: found.search };
  },
});
