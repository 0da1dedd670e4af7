/** One line of what was ordered or asked for, under its name on the wire. */
export interface SummaryItem {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** Not typed by the visitor: it comes from a register of persons. */
  readonly isFromRegister?: boolean;
}

/** What was ordered, as the visitor is shown it afterwards (C-201). Holds personal data. */
export interface OrderSummary {
  readonly additional: readonly SummaryItem[];
  readonly customize: readonly SummaryItem[];
  readonly personal: readonly SummaryItem[];
  readonly subscription: readonly SummaryItem[];
  /** What the vertical asked for beyond the search; also among the lines above. */
  readonly own?: readonly SummaryItem[];
}

/** What the visitor was shown before the order: stored with it verbatim, because it must be possible to show later. */
export interface NeedsRecord {
  readonly title: string;
  readonly statement: string;
  /** Krav och behov; no personal data. */
  readonly items: readonly SummaryItem[];
  readonly factSheet: NamedLink | undefined;
  readonly remuneration: string;
  readonly ranking: string;
  /** The edition of the texts above; new texts make a new one. */
  readonly textVersion: string;
}

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}
