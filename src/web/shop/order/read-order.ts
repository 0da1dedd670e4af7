import type { ShownConfirmation } from "#domain/order/confirmation-state.ts";
import type { ShownOpenState, ShownOrderState } from "#domain/order/order-state.ts";
import type { HeaderCoachData, SummaryData } from "#http/contract/order.schema.ts";
import type { OrderCompleteData } from "#http/contract/order-complete.schema.ts";
import type { OrderedProvider } from "#verticals/_contract/ordered-provider.ts";
import type { CheckoutPrice } from "./checkout.ts";
import { readPrice, readProvider } from "./read-provider.ts";

/** An order as its page shows it. */
export interface CompleteOrder {
  readonly orderId: string;
  readonly resultId: string;
  readonly state: ShownOrderState;
  /** The visitor has something left to do at the provider. */
  readonly needsVisitor: boolean;
  readonly redirectUrl: string | undefined;
  readonly message: string | undefined;
  /** YYYY-MM-DD. */
  readonly startDate: string;
  readonly sections: readonly OrderSection[];
  readonly provider: OrderedProvider;
  readonly price: CheckoutPrice;
  /** The yearly saving, and the insurance it is compared with. */
  readonly saving: { readonly kr: string; readonly comparedWith: string } | undefined;
  /** What it takes the place of, and the first day that this does not cover. */
  readonly replaces: { readonly name: string; readonly endsOn: string } | undefined;
  /** By a visitor who was not identified, with the number of the person who reads. */
  readonly isByOther: boolean;
  /** Whether its confirmation has arrived; undefined for an order that is not placed. */
  readonly confirmation: ShownConfirmation | undefined;
  readonly header: OrderHeader;
  readonly more: MoreToCompare;
}

/** Wire names of the sections, in the order of the page (C-205). */
const SECTION_ORDER = ["additionalheader", "customizeheader", "personalheader", "subscriptionheader"] as const;

export interface OrderSection {
  readonly id: keyof SummaryData;
  readonly items: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

/** C-202, C-208. */
export type OrderHeader =
  | { readonly kind: "plain" }
  | {
      readonly kind: "my" | "coach";
      readonly title: string;
      readonly bullets: readonly string[];
      readonly coachTitle: string;
      readonly steps: readonly HeaderStep[];
    };

export interface HeaderStep {
  readonly href: string;
  readonly isCompleted: boolean;
  readonly title: string;
  readonly shortTitle: string;
  /** The label of a click in tracking. */
  readonly tracking: string;
}

/** C-209: only text, or a card with links. */
export type MoreToCompare =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "card";
      readonly title: string;
      readonly text: string;
      readonly bullets: readonly {
        readonly title: string;
        readonly text: string;
        readonly href: string;
        readonly isCompleted: boolean;
      }[];
    };

/** The order is final. */
export const isSettled = ({ state }: Pick<CompleteOrder, "state">): boolean => !Object.hasOwn(OPEN, state);

/** Complete by type: the table of states itself is not sent to the browser. */
const OPEN: Readonly<Record<ShownOpenState, true>> = { open: true, waiting: true };

export function readOrder(data: OrderCompleteData): CompleteOrder {
  const { SubmittedOrderData: order } = data;
  return {
    orderId: order.OrderId,
    resultId: order.ResultId,
    state: order.State,
    needsVisitor: order.OrderType === "user_interaction_needed" && order.State === "waiting",
    redirectUrl: order.RedirectUrl ?? undefined,
    message: order.Message ?? undefined,
    startDate: order.StartDate,
    sections: readSections(order.SummaryData),
    provider: readProvider(data.SubscriptionInfo),
    price: readPrice(data.PriceInfo),
    saving: readSaving(data),
    replaces: data.Replaces ? { name: data.Replaces.ProviderName, endsOn: data.Replaces.EndsOn } : undefined,
    isByOther: data.IsByOther,
    confirmation: data.Confirmation
      ? {
          state: data.Confirmation.State,
          sentTo: data.Confirmation.SentTo,
          mayChange: data.Confirmation.MayChange,
        }
      : undefined,
    header: readHeader(data.OrderHeaderCoach, data.OrderHeaderCoachData),
    more: readMore(data.AdditionalContent),
  };
}

const readSaving = ({ YearlyFeeSaved: kr, ComparedWith: comparedWith }: OrderCompleteData): CompleteOrder["saving"] =>
  kr === null || comparedWith === null ? undefined : { kr, comparedWith };

/** Empty ones are left out. */
export const readSections = (summary: SummaryData): OrderSection[] =>
  SECTION_ORDER.map((id) => ({
    id,
    items: summary[id].map(({ Id, Name, Value }) => ({ id: Id, name: Name, value: Value })),
  })).filter(({ items }) => items.length > 0);

export function readHeader(kind: "my" | "coach", data: HeaderCoachData | null): OrderHeader {
  if (!data) return { kind: "plain" };
  return {
    kind,
    title: data.Title,
    bullets: [data.Bullet1, data.Bullet2, data.Bullet3 ?? ""].filter((bullet) => bullet !== ""),
    coachTitle: data.CoachTitle,
    steps: data.Coach.Bullets.map(({ Href, Completed, TitleShort, TitleShorter, Tracking }) => ({
      href: Href,
      isCompleted: Completed,
      title: TitleShort,
      shortTitle: TitleShorter,
      tracking: Tracking,
    })),
  };
}

export function readMore(content: OrderCompleteData["AdditionalContent"]): MoreToCompare {
  if (typeof content === "string") return { kind: "text", text: content };
  return {
    kind: "card",
    title: content.Title,
    text: content.Text,
    bullets: content.Bullets.map(({ Title, Text, Href, Completed }) => ({
      title: Title,
      text: Text,
      href: Href,
      isCompleted: Completed,
    })),
  };
}

/** The facts of the summary, by the wire's ids. */
export const listFacts = ({ sections }: Pick<CompleteOrder, "sections">): Record<string, string> =>
  Object.fromEntries(sections.flatMap(({ items }) => items.map(({ id, value }) => [id, value])));
