/** One line of what was ordered or asked for, under its name on the wire. */
export interface SummaryItem {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** Not typed by the visitor: a register said so of the person. */
  readonly isFromRegister?: boolean;
}

/** What was ordered, as the visitor is shown it afterwards (C-201). Holds personal data. */
export interface OrderSummary {
  readonly additional: readonly SummaryItem[];
  readonly customize: readonly SummaryItem[];
  readonly personal: readonly SummaryItem[];
  readonly subscription: readonly SummaryItem[];
}

/** What the visitor was told before the order: kept with it, word for word, because it must be possible to show later. */
export interface NeedsRecord {
  readonly title: string;
  readonly statement: string;
  /** Krav och behov; no personal data. */
  readonly items: readonly SummaryItem[];
  readonly factSheet: NamedLink | undefined;
  readonly remuneration: string;
  readonly ranking: string;
  /** Says which edition of the words above; new words make a new one. */
  readonly textVersion: string;
}

export interface NamedLink {
  readonly name: string;
  readonly url: string;
}

export type Payment = "monthly" | "yearly";
