import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { MAX_SHARED_OFFERS, type SharedList, type SharedOffer } from "#domain/share/shared-list.ts";

/** Whether the offers cost something: what only gives, and a bare rate, has no price. */
export const isPriced = ({ offers }: Pick<SharedList, "offers">): boolean =>
  offers.every(({ isGain, headline }) => !isGain && headline.unit !== "basis-points");

export const monthly = (yearlyOre: number): number => Math.round(yearlyOre / 12);

/** The scale of all bars: the highest of what is shown. */
export const highestOf = ({ offers, today }: Pick<SharedList, "offers" | "today">): number =>
  Math.max(...offers.map(({ comparisonOre }) => comparisonOre), today?.yearlyOre ?? 0);

export const dayOf = (atMs: number): string => formatLongDate(swedishDate(atMs));

/** What a link shows with these choices: the first offers where none is chosen, as the server does. */
export function shownList(
  whole: SharedList,
  chosen: readonly number[],
  {
    showsToday,
    greeting,
    sender,
  }: { readonly showsToday: boolean; readonly greeting: string; readonly sender: string },
): SharedList {
  const { today, ...rest } = whole;
  const found = chosen.flatMap((index) => whole.offers[index] ?? []);
  const offers = (found.length > 0 ? found : whole.offers).slice(0, MAX_SHARED_OFFERS);
  return {
    ...rest,
    offers: showsToday ? offers : offers.map(withoutSaving),
    ...(showsToday && today ? { today } : {}),
    ...(greeting.trim() === "" ? {} : { greeting: greeting.trim() }),
    ...(sender.trim() === "" ? {} : { sender: sender.trim() }),
  };
}

function withoutSaving(offer: SharedOffer): SharedOffer {
  const { savingOre: _, coverChange: _change, ...rest } = offer;
  return rest;
}
