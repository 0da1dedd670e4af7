import type { HeldContract } from "#domain/household/held-contract.ts";

/** What a person needs to know of one insurance when something has happened. Nothing in it names the person. */
export interface ClaimHelp extends Pick<
  HeldContract,
  "heldId" | "source" | "vertical" | "product" | "providerName" | "providerSlug" | "startsOn" | "knownOn" | "isDemo"
> {
  /** Of the order or the fetch that it is known from; undefined for one that the person has entered. */
  readonly knownFrom: string | undefined;
  /** The plates of a vehicle, as they are read; nothing else, because a copy of this is stored in the browser. */
  readonly plates: string | undefined;
  /** The insurer's own number of the order; undefined when we do not know it. */
  readonly providerNumber: string | undefined;
  /** Ours, as it is read; undefined for one that was not ordered here. */
  readonly orderNumber: string | undefined;
  /** Undefined for an insurer that we do not know how to reach. */
  readonly contact: ClaimContact | undefined;
  readonly excess: ClaimExcess;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly ready: readonly string[];
}

export interface ClaimContact {
  readonly phone: string;
  readonly hours: string;
  readonly otherHoursPhone?: string;
  readonly url: string;
}

interface ExcessRow {
  readonly name: string;
  readonly text: string;
}

/** unknown: the page states where to find it, and no amount is shown. */
export type ClaimExcess =
  | { readonly kind: "known"; readonly rows: readonly ExcessRow[] }
  | { readonly kind: "none" | "unknown" };

export function claimExcess(rows: readonly ExcessRow[], hasNoExcess: boolean): ClaimExcess {
  if (rows.length > 0) return { kind: "known", rows };
  return { kind: hasNoExcess ? "none" : "unknown" };
}
