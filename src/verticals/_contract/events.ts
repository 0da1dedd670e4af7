import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { RankedOffer } from "#domain/offer/offer.ts";

/** Something that may happen to what is insured: a burst pipe, a stolen bicycle. Also an example of what it costs. */
export interface InsuredEvent {
  /** Names it in the address. */
  readonly id: string;
  /** "Stöld", on the button that chooses it. */
  readonly label: string;
  /** Above the label; none where nothing of the list is like it. */
  readonly icon?: EventIcon;
  /** As a sentence: "Någon har backat in i din bil och kört därifrån". */
  readonly title: string;
  /** What the example supposes, and that it is an example: "Exempel: reparationen kostar 18 000 kr." */
  readonly example: string;
  /** What the damage of the example costs. */
  readonly damageOre: number;
  /** Nothing that happens has a price: what is paid out is compared. Then the damage is 0, and nothing of it is the visitor's own. */
  readonly isPayout?: boolean;
  /** How often it happens, where a public source states it. */
  readonly frequency?: EventFrequency;
}

export type EventIcon =
  | "glass"
  | "parking"
  | "key"
  | "vehicle"
  | "animal"
  | "water"
  | "fire"
  | "lock"
  | "bike"
  | "storm"
  | "phone"
  | "bag"
  | "bone"
  | "tooth"
  | "bandage"
  | "hospital"
  | "wheelchair"
  | "home"
  | "bolt";

/** A public figure. One that no source states is not given. */
export interface EventFrequency {
  readonly perTenYears: number;
  readonly source: string;
  readonly year: number;
  readonly url: string;
}

/** Where terms state something: a sentence of them, word for word, and where it stands. */
export interface TermsCitation {
  readonly quote: string;
  /** "Fyrbåk Hel 2026:3" */
  readonly document: string;
  /** "punkt 8.1" */
  readonly place: string;
  readonly url?: string;
}

/** What an insurance does at the event. */
export interface EventOutcome {
  readonly isCovered: boolean;
  /** What the visitor pays of the damage, or loses by it. */
  readonly ownOre: number;
  /** What the insurer pays. */
  readonly insurerOre: number;
  /** Undefined where the sentence has not been read: then the amount is the insurer's own figure in the offer. */
  readonly citation?: TermsCitation;
}

/** What a vertical knows of events: which they are, and what each insurance pays at them. */
export interface EventsCapability<Search = unknown> {
  readonly events: readonly InsuredEvent[];
  /** Whether it can happen to what is searched for; all of them can by default. */
  isFor?(eventId: string, search: Search): boolean;
  /** YYYY-MM-DD: when the terms were last read. */
  readonly readOn: string;
  /** Undefined where neither offer nor terms state the outcome; then no amount is shown. */
  outcome(eventId: string, offer: EventOffer, search: Search): EventOutcome | undefined;
  /** The same with what the visitor has today. */
  outcomeToday?(eventId: string, today: EventPolicy): EventOutcome | undefined;
}

export type EventOffer = Pick<RankedOffer, "providerId" | "providerName" | "subscriptionName" | "detail">;

/** What a fetch brought. It has no address of the document: the page takes that of an offer which cites the same one. */
export type EventPolicy = Pick<CurrentInsurance, "providerName" | "insuranceName"> &
  Required<Pick<CurrentInsurance, "deductibles">>;
