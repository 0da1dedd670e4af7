import type { TextTree } from "#domain/text/text-set.ts";

/**
 * What the fetch of the current insurance needs to know of a vertical's screens (spec 3 §2). Loaded when a fetch is opened. A
 * vertical without it cannot be fetched.
 */
export interface FetchWeb {
  /** For a vehicle the owner is checked, and a fee may be missing (spec 3 §4.2, §4.3). */
  readonly subject: "vehicle" | "home";
  /** Names of the search's fields that identify what is insured; sent as they are in its summary. */
  readonly knownFields: readonly string[];
  /** Shown one after the other while the insurer is read. */
  readonly messages: readonly string[];
  /** A set that editors may change (OP-23), named `fetch`. */
  readonly texts: FetchTexts;
  /** Texts of the modal that only this vertical has; without them it has the general ones alone. */
  readonly own?: OwnFetchTexts;
}

export interface FetchTexts extends TextTree {
  readonly title: string;
  /** On the checkout, where only the date is wanted; defaults to the title. */
  readonly dateTitle?: string;
  readonly lead: string;
  /** Spec 3 §6: who can fetch and who cannot. */
  readonly notOwner: string;
  readonly noInsurance: string;
}

export interface OwnFetchTexts {
  readonly title: string;
  /** On the checkout, where only the date is wanted. */
  readonly dateTitle: string;
  readonly lead: string;
}
