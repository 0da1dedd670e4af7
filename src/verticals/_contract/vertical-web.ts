import type { ComponentType, ReactNode } from "react";
import type { FormValues } from "#domain/form/check-form.ts";
import type { ChosenPrice } from "#domain/offer/price.ts";
import type { FetchWeb } from "./fetch-web.ts";
import type { ListFilter, ListOrder } from "./list-choices.ts";
import type { OrderWeb } from "./order-web.ts";
import type { CancellationTexts } from "./cancellation-texts.ts";
import type { ExclusiveGroups } from "#domain/assistant/preferences.ts";
import type { RegisterAnswers } from "./register-facts.ts";
import type { Upgrade, VariantChoice } from "./search-changes.ts";
import type { VerticalDescription } from "./vertical.ts";

export interface FormBlockProps {
  /** As typed, also when they are not valid yet. */
  readonly values: FormValues;
}

/** The screens of a search, and of each capability that the vertical has. Facts are plain data: the server makes them, the card shows them. */
export interface VerticalWeb<Facts extends Record<string, unknown> = Record<string, unknown>, Known = unknown> {
  readonly description: VerticalDescription;
  /** Names of the form's fields that are asked already on the start page. */
  readonly startFields: readonly string[];
  /** The first of the steps towards an order: "Din bil". */
  readonly firstStep: string;
  /** What the form shows of the answers while they are filled in, by the names of its injected blocks. */
  readonly formBlocks?: Readonly<Record<string, ComponentType<FormBlockProps>>>;
  /** Instead of the shared text beside the form about what the price depends on. */
  readonly priceFactors?: string;
  resultTitle(offerCount: number, summary: Summary): string;
  searchingTitle(summary: Summary): string;
  /** Runs on the server. Everything a card does not show stays there. */
  pickFacts(detail: Readonly<Record<string, unknown>>): Facts;
  Card(props: CardProps<Facts>): ReactNode;
  /** When the card's script is fetched by itself: starts that ahead of need. */
  preloadCard?(): void;
  /** What was searched for, in a line at the top of the result. */
  SearchSummary(props: SummaryProps<Known>): ReactNode;
  /** What the summary shows of what registers know. Runs on the server, as `pickFacts` does. */
  pickKnown?(answers: RegisterAnswers): Known | undefined;
  /** The choice above the list that changes the search by one press: "Hel, Halv, Trafik". */
  variants?(summary: Summary): VariantChoice | undefined;
  /** Spec 3 §4.5: the same search one step up; undefined at the top. */
  upgrade?(summary: Summary): Upgrade | undefined;
  /** On a wide screen the form itself is beside the list, under this heading, and the summary only on a narrow one. */
  readonly formBeside?: FormBeside;
  /** Instead of the shared text about what an offer saves, on its badge. */
  savingText?(kr: string): string;
  /** What the offer costs follows a market: so does what it saves. */
  isSavingEstimated?(facts: Facts): boolean;
  /** How the search was made, to be opened in the section about it. */
  readonly aboutSearch?: { readonly title: string; readonly text: string };
  /** What the result page is measured as, when not by its own address. */
  measureResult?(result: MeasuredResult): { readonly path: string; readonly category: string };
  /** Its own parts of the checkout and of the page after the order. */
  readonly order?: OrderWeb;
  /** What the visitor has today, as typed in the search; only where the server reads a fee from it. */
  Typed?(props: TypedProps): ReactNode;
  /** What the visitor has today can be fetched. */
  readonly current?: CurrentWeb;
  /** What the visitor has today can be ended by us. */
  readonly cancel?: CancelWeb;
  /** What a visitor may ask the assistant for; a vertical without has none. */
  readonly assistant?: AssistantWeb;
  /** Offers can be held side by side. */
  readonly compare?: CompareWeb<Facts>;
  /** The list can be narrowed without a new search. */
  readonly filters?: readonly ListFilter<Facts>[];
  /** The visitor may choose between them; the first is what the list is ranked by. */
  readonly listOrders?: readonly ListOrder<Facts>[];
  /** The rows share an axis: no scale is over the list. */
  readonly hasOwnAxis?: boolean;
  /** The list is ranked by what the visitor gets, the highest first. */
  readonly gain?: GainWeb<Facts>;
  /** Its own part beside the list, or after it on a narrow screen. */
  BesideList?(props: BesideListProps): ReactNode;
  /** Its server states what each offer pays when something happens. */
  readonly hasEvents?: boolean;
  /** All offers in one view of its own, instead of a list of cards. */
  readonly overview?: OverviewWeb<Facts>;
}

export interface OverviewWeb<Facts> {
  /** Under the heading of the page. */
  lead(offers: readonly CardOffer<Facts>[]): string;
  /** Explains the order of the offers. */
  readonly ranking: string;
  /** Gets them the best first, at least one. */
  Board(props: OverviewProps<Facts>): ReactNode;
}

/** Instead of the texts and the scale of a list of costs. */
export interface GainWeb<Facts> {
  /** Under the heading of the list. */
  lead(offers: readonly CardOffer<Facts>[]): string;
  /** Explains the order of the list. */
  readonly ranking: string;
}

export interface OverviewProps<Facts> {
  readonly offers: readonly CardOffer<Facts>[];
}

export interface BesideListProps {
  readonly searchId: string;
  readonly summary: Summary;
}

export interface TypedProps {
  readonly summary: Summary;
  /** A card beside the list, the foot of the price scale, over a comparison, or what the marks of the list's cards mean, also where nothing is typed. */
  readonly place: "card" | "foot" | "compare" | "legend";
  /** All of the list, for a legend. */
  readonly offers?: readonly CardOffer<Record<string, unknown>>[];
}

export interface CurrentWeb {
  /** Heading and text of the question whether it can be fetched (OP-04). */
  Question(props: FetchQuestionProps): ReactNode;
  /** Fetched when what the visitor has today is. */
  load(): Promise<FetchWeb>;
  /** False where who owns the thing need not be asked before a fetch is offered. */
  readonly isOwnerAsked?: boolean;
  /** After a fetch the form asks for nothing but what the provider did not report. */
  readonly asksOnlyMissing?: boolean;
  /** Instead of the shared card of what the visitor has today. */
  Card?(props: CurrentProps): ReactNode;
}

export interface CancelWeb {
  /** Fetched when a former agreement may be ended. */
  load(): Promise<CancellationTexts>;
}

export interface CompareWeb<Facts> {
  /** The link in a card; without, it names the excesses. */
  readonly cardLink?: string;
  /** Fetched when offers are first held side by side. */
  load(): Promise<Comparison<Facts>>;
}

export interface AssistantWeb {
  /** Whether it can be asked about such a search. */
  isOffered(summary: Summary): boolean;
  /** Fetched when the assistant is first opened. */
  load(): Promise<AssistantChoices>;
}

export interface AssistantChoices {
  /** In the order they are shown. */
  choices(summary: Summary): readonly AssistantChoice[];
  readonly exclusive: ExclusiveGroups;
  /** Explains which of them exclude each other. */
  readonly exclusiveNote: string;
  /** What must stand with the price of such an offer. */
  priceNote?(facts: Readonly<Record<string, unknown>>): string | undefined;
}

export interface AssistantChoice {
  /** As the call knows it. */
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly Icon: ComponentType<{ size?: number | string; strokeWidth?: number | string }>;
}

export type Summary = Readonly<Record<string, string>>;

export interface SummaryProps<Known = unknown> {
  readonly summary: Summary;
  /** Undefined until the registers have answered. */
  readonly known: Known | undefined;
}

export interface FetchQuestionProps {
  readonly summary: Summary;
  readonly prompt: "ask" | "offer" | "explain";
}

export interface FormBeside {
  readonly title: string;
  /** On the button that searches again, here and in the modal; it can be pressed when something has changed (OP-12). */
  readonly submit: string;
}

export interface MeasuredResult {
  readonly fetchDataId: string | undefined;
  /** Where the visitor came from, when the URL states it. */
  readonly source: string | undefined;
}

export interface CurrentProps {
  readonly current: CurrentAgreement;
}

/** What the visitor has today, as a page shows it. */
export interface CurrentAgreement {
  readonly providerName: string;
  /** Undefined when we have no picture of the insurer. */
  readonly logoUrl: string | undefined;
  /** Undefined also for a campaign, whose fee does not predict the next year. */
  readonly yearlyFeeOre: number | undefined;
  readonly isCampaign: boolean;
  /** What it covers: "Halvförsäkring". Undefined when the insurer did not report it. */
  readonly coverName?: string;
  readonly renewal:
    | {
        readonly date: string;
        /** YYYY-MM-DD. */
        readonly isoDate: string;
        readonly months: number;
      }
    | undefined;
  readonly deductibles?: readonly { readonly name: string; readonly amountOre: number }[];
}

export interface CardOffer<Facts> {
  readonly providerId: number;
  readonly providerName: string;
  readonly logoUrl: string;
  /** For when that one cannot be loaded. */
  readonly lowLogoUrl?: string;
  /** It can only be ordered from the provider itself. */
  readonly isOrderedElsewhere?: boolean;
  /** What can be ordered. */
  readonly resultId: string;
  readonly subscriptionName: string;
  readonly price: ChosenPrice;
  /** What must be seen together with the price; missing when there is nothing. */
  readonly notices?: readonly string[];
  readonly facts: Facts;
}

export interface CardProps<Facts> {
  readonly offer: CardOffer<Facts>;
  /** All of the list, for what is on one scale. */
  readonly offers: readonly CardOffer<Facts>[];
  readonly summary: Summary;
  /** First of its list. */
  readonly isBest: boolean;
  readonly slots: CardSlots;
}

/** What the shared page puts on every card; a vertical decides where. An undefined slot is not rendered. */
export interface CardSlots {
  /** Of what the card opens: its id in the page. */
  readonly anchor?: string;
  readonly labels?: ReactNode;
  readonly saving?: ReactNode;
  /** What people choose by: the excess, and what the events cost that the visitor has picked. */
  readonly facts?: readonly { readonly label: string; readonly text: string }[];
  readonly action?: ReactNode;
  readonly favourite?: ReactNode;
  readonly upgrade?: ReactNode;
  readonly lastPurchase?: ReactNode;
  /** A button to the comparison, when there is one. */
  readonly compare?: ReactNode;
  onOpen?(): void;
}

export interface Comparison<Facts> {
  title(summary: Summary): string;
  /** Heads the column of row names, for screen readers. */
  readonly rowsLabel: string;
  /** What the last row means, under the table. */
  readonly note: string;
  /** One row for each thing to compare, with a cell for each of the offers in the order given. */
  rows(offers: readonly CardOffer<Facts>[]): readonly CompareRow[];
  /** The price of such an offer has an asterisk. */
  hasPriceNote(facts: Facts): boolean;
}

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** What the row is about, in a sentence. */
  readonly detail?: string;
  readonly isTotal?: boolean;
  readonly cells: readonly CompareCell[];
}

export interface CompareCell {
  readonly text: string;
  /** Lowest of its row, and not the same as all the others. */
  readonly isLowest?: boolean;
  readonly isMissing?: boolean;
  /** The provider's own text about it. */
  readonly detail?: string | undefined;
}
