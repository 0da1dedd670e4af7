import type { ProviderProgress } from "#domain/search-progress.ts";
import type { RankedOffer, SilentProvider } from "#domain/offer.ts";
import { formatKr } from "#domain/swedish-format.ts";
import type { AskedProvider, ResultPage } from "#http/contract/page-services.ts";
import type { CardOffer, Summary, VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import { paths } from "#web/paths.ts";

/** What the result page sends to the browser: what it shows, and nothing else. */
export interface ShownResult {
  readonly vertical: string;
  readonly searchId: string;
  readonly state: ResultPage["state"];
  readonly summary: Summary;
  readonly askedCount: number;
  readonly offers: readonly CardOffer<Record<string, unknown>>[];
  readonly silent: readonly ShownSilence[];
  /** Only while the search is under way. */
  readonly waitingFor: readonly ShownProvider[];
  readonly progress: readonly ProviderProgress[];
}

export type ShownSilence = Pick<SilentProvider, "providerId" | "providerName" | "reason" | "message">;

export interface ShownProvider {
  readonly providerId: number;
  readonly name: string;
  readonly logoUrl: string;
}

export function presentResult(web: VerticalWeb, page: ResultPage): ShownResult {
  const slugs = new Map(page.asked.map(({ providerId, slug }) => [providerId, slug]));
  const isDone = page.state === "done";
  return {
    vertical: web.description.name,
    searchId: page.searchId,
    state: page.state,
    summary: page.summary,
    askedCount: page.asked.length,
    offers: isDone ? page.offers.map((offer) => presentOffer(web, offer, slugs)) : [],
    silent: isDone ? page.silent.map(presentSilence) : [],
    waitingFor: isDone ? [] : page.asked.map(presentProvider),
    progress: isDone ? [] : presentProgress(page),
  };
}

const presentOffer = (
  web: VerticalWeb,
  offer: RankedOffer,
  slugs: ReadonlyMap<number, string>,
): CardOffer<Record<string, unknown>> => ({
  providerId: offer.providerId,
  providerName: offer.providerName,
  logoUrl: paths.providerLogo(slugs.get(offer.providerId) ?? ""),
  subscriptionName: offer.subscriptionName,
  monthlyFeeOre: offer.monthlyFeeOre,
  yearlyFeeOre: offer.yearlyFeeOre,
  facts: web.pickFacts(offer.detail),
});

const presentSilence = ({ providerId, providerName, reason, message }: SilentProvider): ShownSilence =>
  message === undefined ? { providerId, providerName, reason } : { providerId, providerName, reason, message };

const presentProvider = ({ providerId, name, slug }: AskedProvider): ShownProvider => ({
  providerId,
  name,
  logoUrl: paths.providerLogo(slug),
});

/** In the same form as the progress call, so that the page starts where the search is. */
function presentProgress({ asked, offers, silent }: ResultPage): ProviderProgress[] {
  const feeById = new Map(offers.map((offer) => [offer.providerId, formatKr(offer.monthlyFeeOre)]));
  const silentIds = new Set(silent.map(({ providerId }) => providerId));
  return asked.map(({ providerId }) => ({
    providerId,
    fee: feeById.get(providerId) ?? null,
    hasAnswered: feeById.has(providerId) || silentIds.has(providerId),
  }));
}
