import type { Checked } from "#domain/validation/checked.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";
import type { PriceUnit } from "#domain/offer/price.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import type { Nouns } from "#domain/text/nouns.ts";
import type { AddressCapability } from "./by-address.ts";
import type { ApplyCapability } from "./apply.ts";
import type { CancelCapability } from "./cancel.ts";
import type { ClaimsCapability } from "./claims.ts";
import type { EventsCapability } from "./events.ts";
import type { FetchDescription, VerticalFetching } from "./fetching.ts";
import type { VerticalCheckout } from "./checkout.ts";
import type { AssistantRules } from "./assistant.ts";
import type { LoadOwnPage } from "./own-pages.ts";
import type { ReceiptBasis } from "#domain/receipt/receipt.ts";
import type { OfferDescription, PricedOffer } from "./offer-description.ts";
import type { HeldRules } from "./held.ts";
import type { Provider } from "./provider.ts";
import type { VerticalFacts } from "./register-facts.ts";
import type { SeriesSource } from "./series.ts";
import type { ShareCapability } from "./share.ts";

/** What both browser and server may know of a vertical: plain data. */
export interface VerticalDescription {
  /** The folder's name; the key of every registry and of stored rows. */
  readonly name: string;
  /** Spec 1 §3: `insurancecar` in calls and tracking. */
  readonly serviceName: string;
  /** Spec 1 §3: the service category id. */
  readonly categoryId: number;
  /** The product page, with slashes at both ends; every other address of the vertical lies below it. */
  readonly path: string;
  readonly texts: VerticalTexts;
  /** Of the large price of its offers, known before the first of them has arrived. */
  readonly headlineUnit: PriceUnit;
  readonly form: FormDescription;
  /** None when what the visitor has today cannot be fetched. */
  readonly fetch?: FetchDescription;
  /** Other versions of the form, of the same fields, by the name of the variant that a test of them has given a browser. */
  readonly formVariants?: Readonly<Record<string, FormDescription>>;
}

export interface VerticalTexts {
  /** "bilförsäkring", as in "Jämför bilförsäkring". */
  readonly product: string;
  readonly nouns: Nouns;
  readonly formTitle: string;
  readonly resultTitle: string;
  readonly searchingTitle: string;
}

/**
 * What only the server may know: how to search, and what else the vertical can do. Journeys and calls ask which capabilities are there,
 * never which vertical it is. What a provider can do, ordering here or at its own site, is in `provider.ts`.
 */
export interface VerticalServer<Search = unknown, Facts = unknown> extends SearchCapability<Search, Facts> {
  readonly description: VerticalDescription;
  /** Without it nothing of the vertical can be ordered here. */
  readonly checkout?: VerticalCheckout<Search, Facts>;
  /** It is applied for, and providers answer over days. */
  readonly apply?: ApplyCapability;
  /** What the visitor has today can be fetched; only when the description allows it. */
  readonly current?: VerticalFetching<Search>;
  /** What the visitor has today can be ended by us. */
  readonly cancel?: CancelCapability;
  /** How agreements of it run. */
  readonly held?: HeldRules;
  /** What to do when something has happened; only where something is insured. */
  readonly claims?: ClaimsCapability;
  /** What each insurance pays when something happens; only where something is insured. */
  readonly events?: EventsCapability<Search>;
  /** What its list states of each offer beside the price. */
  readonly chosenBy?: ChosenBy;
  /** What it costs at an address can be asked from any page; at most one vertical has it. */
  readonly byAddress?: AddressCapability;
  /** What a shared list may state of what was asked for; by default nothing. */
  readonly share?: ShareCapability<Search, Facts>;
  /** What the assistant knows of the offers; a vertical without has no assistant. */
  readonly assistant?: AssistantRules;
  /** The data of its own pages, by the path that its entry gives them. */
  readonly pages?: Readonly<Record<string, LoadOwnPage<Search>>>;
  /** Public values over time that we store for the vertical. */
  readonly series?: readonly SeriesSource[];
}

/** What people choose by. */
export interface ChosenBy {
  /** Types of the parts of the cover of which the customer's own share is stated, as one span. */
  readonly parts: readonly string[];
  /** Ids of the events whose cost is stated until the visitor picks others. */
  readonly events: readonly string[];
}

/** Search parameters and offers are stored as JSON with the version. */
export interface SearchCapability<Search, Facts> {
  /** Offers of another version are not read: their search is made again. */
  readonly schemaVersion: number;
  /** Parameters that an older version stored, as today's; undefined when they are too old. Without it they are read as they are. */
  migrateSearch?(
    parameters: Readonly<Record<string, string>>,
    fromVersion: number,
  ): Readonly<Record<string, string>> | undefined;
  /** Fields that are personal data: stored encrypted, never logged, never in an address. */
  readonly personalFields: readonly string[];
  /** Those of them that their visitor may see again in the summary: where a home lies, never a person's identity. */
  readonly shownPersonalFields?: readonly string[];
  /** Wire parameters, merged in the order of the spec, to a search; or what is wrong with which field. */
  parse(parameters: Readonly<Record<string, string>>): Checked<Search>;
  /** Back to wire parameters, for storing. */
  serialize(search: Search): Record<string, string>;
  /** The facts that decide the price: equal facts may share a quote. */
  ratedFacts(search: Search): string;
  /** Twelve digits: who searches. Undefined where the search does not ask. */
  personalNumber?(search: Search): string | undefined;
  /** What registers know of what is searched for; nothing by default. */
  readonly facts?: VerticalFacts<Search, Facts>;
  /** Where amounts follow a market: the orders that a visitor may choose instead of the rank, by the name in the address. */
  readonly otherEstimates?: Readonly<Record<string, OtherEstimate<Search>>>;
  /** What the visitor has typed that today's agreement costs in a year, whole öre: compared with where nothing is fetched. */
  typedFeeOre?(search: Search): number | undefined;
  /** What the result page may show of the search; never personal data. */
  summarize(search: Search): Record<string, string>;
  readonly providers: readonly Provider<Search, Record<string, unknown>, Facts>[];
  /** The offer, in the form that every vertical shares, priced as listed or as in a checkout. By default nothing but price and provider. */
  describeOffer?(detail: Readonly<Record<string, unknown>>, priced?: PricedOffer): OfferDescription;
  /**
   * What the search call states of an offer besides what all verticals have, under the wire's own names. A name that all have is
   * stated by the vertical instead, where its offers mean something else by it.
   */
  presentOffer?(offer: Pick<RankedOffer, "providerName" | "subscriptionName" | "detail">): OwnOfferFields;
}

export interface OtherEstimate<Search> {
  readonly estimatedBy: ReceiptBasis;
  /** Of the same period as what the offer is compared by, whole öre. */
  ore(offer: RankedOffer, search: Search): number;
}

/** As JSON: texts, numbers, and groups of them. */
export type OwnOfferFields = Readonly<Record<string, OwnOfferValue>>;
type OwnOfferValue = string | number | boolean | null | { readonly [name: string]: OwnOfferValue };

/** Registries hold verticals of any search type; a vertical only ever gets back what its own parse made. */
export type AnyVerticalServer = VerticalServer;
