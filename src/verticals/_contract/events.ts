import type { Damage } from "#domain/cover/outcome.ts";

/** Something that may happen to what is insured: a burst pipe, a stolen bicycle. Also an example of what it costs. */
export interface InsuredEvent extends Damage {
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

/** What a vertical knows of events. What an insurance pays at one follows from its description (`OfferDescription.cover`). */
export interface EventsCapability<Search = unknown> {
  readonly events: readonly InsuredEvent[];
  /** Whether it can happen to what is searched for; all of them can by default. */
  isFor?(eventId: string, search: Search): boolean;
  /** The search that has the event covered, where another kind of cover than that of the search is needed. */
  coveredBy?(eventId: string, search: Search): CoveringSearch | undefined;
  /** YYYY-MM-DD: when the terms were last read. */
  readonly readOn: string;
}

/** A type, not an interface: it is sent as a plain record. */
export type CoveringSearch = {
  /** Fields of the search by their wire names. */
  readonly changes: Readonly<Record<string, string>>;
  /** "helförsäkring" */
  readonly name: string;
  /** The cover of the search itself: "halvförsäkring". */
  readonly instead: string;
};
