import { openAgentListPath } from "#domain/addresses/agent-paths.ts";
import { receiptPath } from "#domain/addresses/verifiable-paths.ts";
import { providerTexts } from "#domain/agents/provider-text.ts";
import { findPart } from "#domain/cover/cover.ts";
import { listFields } from "#domain/form/form-description.ts";
import { hasPersonalNumber } from "#domain/person/personal-number-in-text.ts";
import type { PriceLine } from "#domain/offer/price.ts";
import type { SearchParameters } from "#domain/search/search-parameters.ts";
import type { ListedOffer, ListedSearch } from "#journeys/search/list-search.ts";
import type { FoundSearch } from "#journeys/search/found-search.ts";
import { listPriceNotices } from "#verticals/_contract/offer-lines.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface ListPorts {
  readonly publicOrigin: string;
}

/** A list as an agent gets it. What a provider has written is below `fromProvider`; every address is ours. */
export interface AgentList {
  readonly listId: string;
  readonly service: string;
  readonly state: string;
  readonly listUrl: string;
  readonly receiptUrl: string;
  readonly offers: readonly AgentOffer[];
  readonly withoutOffer: readonly { readonly reason: string; readonly fromProvider: { readonly name: string } }[];
}

export interface AgentOffer {
  /** From 1. */
  readonly position: number;
  readonly offerId: string;
  readonly price: { readonly headline: PriceLine; readonly comparedBy: string; readonly comparedOre: number };
  /** Why it is where it is. */
  readonly reasons: readonly string[];
  readonly yearlySavingOre: number | undefined;
  readonly validUntil: string;
  readonly canOrderHere: boolean;
  readonly terms: AgentTerms;
}

/** What the provider itself has stated; each amount with the document it is from, where one is named. */
export interface AgentTerms {
  readonly bindingMonths: number | undefined;
  readonly fromProvider: {
    readonly name: string;
    readonly plan: string;
    readonly featured: string | undefined;
    readonly benefits: readonly string[];
    readonly sections: readonly {
      readonly title: string;
      readonly rows: readonly {
        readonly name: string;
        readonly text: string;
        readonly detail: string | undefined;
        readonly isIncluded: boolean | undefined;
      }[];
    }[];
    readonly notices: readonly string[];
    readonly disclaimer: string | undefined;
    readonly documents: readonly { readonly name: string; readonly url: string | undefined }[];
    readonly citations: readonly AgentCitation[];
  };
}

export interface AgentCitation {
  readonly event: string;
  readonly quote: string;
  readonly document: string;
  readonly place: string;
}

/** A list with what it was searched for. */
export interface SearchedList {
  readonly listed: ListedSearch;
  readonly found: Pick<FoundSearch, "parameters">;
}

export function describeList(
  { publicOrigin }: ListPorts,
  { listed, found }: SearchedList,
  identity: readonly string[],
): AgentList {
  const { searchId, vertical, offers } = listed;
  // A provider may repeat what it was asked with.
  const withheld = [...identity, ...typedValues(vertical, found.parameters)];
  const text = providerTexts(withheld);
  const writing = {
    text,
    url: (url: string, site: string | undefined) => registeredUrl(url, [publicOrigin, site], withheld),
  };
  const orderable = new Set(vertical.providers.filter(({ ordering }) => ordering).map(({ providerId }) => providerId));
  return {
    listId: searchId,
    service: vertical.description.name,
    state: listed.state,
    listUrl: publicOrigin + openAgentListPath(searchId),
    receiptUrl: publicOrigin + receiptPath(searchId),
    offers: offers.map((offer, at) => ({
      position: at + 1,
      offerId: offer.resultId,
      price: {
        headline: offer.price.headline,
        comparedBy: offer.price.comparison.basis,
        comparedOre: offer.price.comparison.ore,
      },
      reasons: [RANKED[offer.price.comparison.isGain ? "gain" : "cost"], ...offer.labels],
      yearlySavingOre: offer.yearlyFeeSavedOre,
      validUntil: offer.validUntil,
      canOrderHere: vertical.checkout !== undefined && orderable.has(offer.providerId),
      terms: termsOf(offer, vertical, writing),
    })),
    withoutOffer: listed.withoutOffer.map(({ reason, providerName }) => ({
      reason,
      fromProvider: { name: text(providerName) },
    })),
  };
}

/** Addendum A: the only thing that a list is ordered by. */
const RANKED = {
  cost: "ranked by cost, lowest first; commission never matters",
  gain: "ranked by gain, highest first; commission never matters",
} as const;

/** What could point out a person or what they own: personal fields, and all that was typed as a text. */
const typedValues = ({ personalFields, description }: AnyVerticalServer, parameters: SearchParameters): string[] =>
  listFields(description.form)
    .filter(({ name, kind }) => personalFields.includes(name) || TYPED_KINDS.has(kind))
    .flatMap(({ name }) => parameters[name] ?? []);

const TYPED_KINDS: ReadonlySet<string> = new Set([
  "text",
  "email",
  "phone",
  "civic-number",
  "organisation-number",
  "car-registration",
  "motorcycle-registration",
]);

interface Writing {
  readonly text: (value: string) => string;
  readonly url: (value: string, site: string | undefined) => string | undefined;
}

function termsOf(offer: ListedOffer, vertical: AnyVerticalServer, { text, url: linkTo }: Writing): AgentTerms {
  const { description } = offer;
  const maybe = (value: string | undefined) => (value === undefined ? undefined : text(value));
  return {
    bindingMonths: description?.bindingMonths,
    fromProvider: {
      name: text(offer.providerName),
      plan: text(offer.subscriptionName),
      featured: maybe(description?.featured),
      benefits: [...(description?.benefits ?? []), ...(description?.services ?? [])].map(text),
      sections: (description?.sections ?? []).map(({ title, rows }) => ({
        title: text(title),
        rows: rows.map((row) => ({
          name: text(row.name),
          text: text(row.text),
          detail: maybe(row.detail),
          isIncluded: row.isIncluded,
        })),
      })),
      notices: listPriceNotices(description).map(text),
      disclaimer: maybe(description?.disclaimer),
      documents: (description?.links ?? []).map(({ name, url }) => ({
        name: text(name),
        url: linkTo(url, siteOf(vertical, offer)),
      })),
      citations: citationsOf(offer, vertical, text),
    },
  };
}

const siteOf = ({ providers }: AnyVerticalServer, { providerId }: ListedOffer): string | undefined =>
  providers.find((provider) => provider.providerId === providerId)?.websiteUrl;

/** A document on our own site, or on the site that the provider is registered with. Any other address is left out. */
export function registeredUrl(
  url: string,
  sites: readonly (string | undefined)[],
  withheld: readonly string[] = [],
): string | undefined {
  const origins = sites.flatMap((site) => (site !== undefined && URL.canParse(site) ? [new URL(site).origin] : []));
  const [ownOrigin] = origins;
  if (!URL.canParse(url, ownOrigin)) return undefined;
  const { origin, pathname, search } = new URL(url, ownOrigin);
  const rest = pathname + search;
  const isPlain = rest.length <= MAX_URL_CHARS && /^[\w./%?=&-]*$/.test(rest) && !hasPersonalNumber(rest);
  const repeats = withheld.some((value) => value.length > 2 && rest.toLowerCase().includes(value.toLowerCase()));
  return origins.includes(origin) && isPlain && !repeats ? origin + rest : undefined;
}

const MAX_URL_CHARS = 200;

/** Sentences of the terms, where the vertical has read them. */
function citationsOf(
  offer: ListedOffer,
  vertical: AnyVerticalServer,
  text: (value: string) => string,
): AgentCitation[] {
  return (vertical.events?.events ?? []).flatMap(({ label, part }) => {
    const citation = findPart(offer.description?.cover, part)?.source;
    return citation
      ? [{ event: label, quote: text(citation.quote), document: text(citation.document), place: text(citation.place) }]
      : [];
  });
}
