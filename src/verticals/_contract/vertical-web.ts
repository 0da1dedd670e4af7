import type { ComponentType, ReactNode } from "react";
import type { VerticalDescription } from "./vertical.ts";

/** What the shared pages ask of a vertical's screens. Facts are plain data: the server makes them, the card shows them. */
export interface VerticalWeb<Facts extends Record<string, unknown> = Record<string, unknown>> {
  readonly description: VerticalDescription;
  /** As one word in a menu: "Bil". */
  readonly menuLabel: string;
  readonly MenuIcon: ComponentType<{ size?: number | string; strokeWidth?: number | string }>;
  /** Names of the form's fields that are asked already on the start page. */
  readonly startFields: readonly string[];
  /** The first of the steps towards an order: "Din bil". */
  readonly firstStep: string;
  resultTitle(offerCount: number, summary: Summary): string;
  searchingTitle(summary: Summary): string;
  /** Runs on the server. Everything a card does not show stays there. */
  pickFacts(detail: Readonly<Record<string, unknown>>): Facts;
  Card(props: CardProps<Facts>): ReactNode;
  /** What was searched for, in a line at the top of the result. */
  SearchSummary(props: { summary: Summary }): ReactNode;
}

export type Summary = Readonly<Record<string, string>>;

export interface CardProps<Facts> {
  readonly offer: CardOffer<Facts>;
  /** First of its list. */
  readonly isBest: boolean;
}

export interface CardOffer<Facts> {
  readonly providerId: number;
  readonly providerName: string;
  readonly logoUrl: string;
  readonly subscriptionName: string;
  readonly monthlyFeeOre: number;
  readonly yearlyFeeOre: number;
  readonly facts: Facts;
}
