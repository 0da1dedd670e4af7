import { differencePath } from "#domain/addresses/difference-paths.ts";
import { savingsBadgeOre } from "#domain/comparison/compare-offers.ts";
import type { CoverChange } from "#domain/comparison/cover-change.ts";
import { coverChangeTexts } from "#domain/comparison/cover-change.texts.sv.ts";
import type { CoverVerdict } from "#domain/comparison/like-for-like.ts";
import type { Staying } from "#domain/comparison/staying.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { PageOffer, ResultPage } from "#http/contract/page-services.ts";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { presentRowToday, type ShownRow } from "./present-rows.ts";
import { savingTexts } from "./saving.texts.sv.ts";
import { likenessTexts, listLeadTexts, stayingTexts } from "./staying.texts.sv.ts";

/** As text: a cover that differs from today's is named before the amount. */
export interface ShownSaving {
  readonly text: string;
  /** Before it, where the cover is worse in some part, or not known: in how many, and which. */
  readonly caution?: { readonly text: string; readonly names: string };
  /** For the same cover as today, as far as is known. */
  readonly isForSameCover: boolean;
}

export interface ShownStaying {
  /** "Plats 3 av 11 efter årspris". */
  readonly place: string;
  /** What it costs when something happens, as the rows of the offers state it. */
  readonly facts: ShownRow["facts"];
  /** Only when no offer is better: then it is the headline. */
  readonly best?: { readonly title: string; readonly lead: string; readonly label: string };
}

/** Only a lower price for cover that is known to be as good in every part is a saving. */
export function presentSaving(
  web: VerticalWeb,
  offer: PageOffer,
  change: CoverChange | undefined,
): { readonly saving?: ShownSaving } {
  const ore = savingsBadgeOre(offer);
  if (ore === undefined) return {};
  const kr = writeSaved(web, offer, ore);
  if (change) return { saving: { text: coverChangeTexts.badge(change, kr), isForSameCover: false } };
  const { verdict, worse = [], unknown = [] } = offer.likeness ?? {};
  const lower = (text: string, parts: readonly string[]) => {
    const caution = { text, names: likenessTexts.names(parts) };
    return { saving: { caution, text: likenessTexts.amount(kr), isForSameCover: false } };
  };
  if (verdict === "less") return lower(likenessTexts.worse(worse), worse);
  if (verdict === "unknown") return lower(likenessTexts.unknown(unknown), unknown);
  return { saving: { text: (web.savingText ?? savingTexts.saving)(kr), isForSameCover: true } };
}

/** What a dearer offer costs more in a year; nothing where that is no amount of a year. */
export function presentMore(
  web: VerticalWeb,
  offer: PageOffer,
  todayOre: number | undefined,
): { readonly more?: string } {
  const { ore, basis } = offer.price.comparison;
  if (todayOre === undefined || basis !== "year" || ore <= todayOre) return {};
  return { more: likenessTexts.more(writeSaved(web, offer, ore - todayOre)) };
}

/** Where the rows of an offer can be read beside today's. */
export const presentDifference = (
  { description }: VerticalWeb,
  offer: PageOffer,
  { currentInsurance: current, payment }: Pick<ResultPage, "currentInsurance" | "payment">,
): { readonly difference?: string } =>
  current && offer.likeness?.hasKnown
    ? { difference: differencePath(description, offer.resultId, { fetchDataId: current.fetchDataId, payment }) }
    : {};

const writeSaved = (web: VerticalWeb, { detail }: PageOffer, ore: number): string =>
  web.isSavingEstimated?.(web.pickFacts(detail)) ? savingTexts.about(formatKr(ore)) : formatKr(ore);

/** The largest amount for cover that is as good; where there is none, the largest, and that it is not for the same. */
export function presentMostSaved(
  web: VerticalWeb,
  offers: readonly PageOffer[],
  change: CoverChange | undefined,
): { readonly mostSaved?: ShownSaving } {
  const most = (verdicts: readonly (CoverVerdict | undefined)[]): string | undefined => {
    const [most] = offers
      .flatMap((offer) => {
        const ore = verdicts.includes(offer.likeness?.verdict) ? savingsBadgeOre(offer) : undefined;
        return ore === undefined ? [] : [{ offer, ore }];
      })
      .toSorted((a, b) => b.ore - a.ore);
    return most && writeSaved(web, most.offer, most.ore);
  };
  const any = most([undefined, "not-less", "unknown", "less"]);
  if (any === undefined) return {};
  if (change) return { mostSaved: { text: coverChangeTexts.most(change, any), isForSameCover: false } };
  const notLess = most([undefined, "not-less"]);
  return notLess === undefined
    ? { mostSaved: { text: likenessTexts.lower(any), isForSameCover: false } }
    : { mostSaved: { text: savingTexts.upTo(notLess), isForSameCover: true } };
}

/** The heading over what is cheaper than today. */
export function cheaperHeading({ cover, offers }: Pick<ResultPage, "cover" | "offers">): string {
  if (cover?.change) return coverChangeTexts.heading(cover.change);
  const cheaper = offers.filter((offer) => savingsBadgeOre(offer) !== undefined);
  return cheaper.length > 0 && cheaper.every(({ likeness }) => likeness?.verdict === "less")
    ? likenessTexts.cheaperForLess
    : listLeadTexts.cheaperOffers;
}

export function presentStaying({ staying, currentInsurance, rows }: ResultPage): { readonly staying?: ShownStaying } {
  if (!staying || !currentInsurance) return {};
  const { position, of, isBest } = staying;
  const place = stayingTexts.place(position, of);
  const { facts } = presentRowToday(rows);
  if (!isBest) return { staying: { place, facts } };
  const title = stayingTexts.title(currentInsurance.providerName);
  return { staying: { place, facts, best: { title, lead: describeStaying(staying), label: stayingTexts.best } } };
}

function describeStaying({ of, cheaper, cheaperForLess }: Staying): string {
  const offers = of - 1;
  if (cheaper === 0) return stayingTexts.noneCheaper(offers);
  return `${stayingTexts.noneForSame(offers)} ${stayingTexts.forLess(cheaperForLess)}`;
}
