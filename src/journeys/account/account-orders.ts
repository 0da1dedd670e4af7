import {
  type AccountOrder,
  accountOrderState,
  type FormerInsurance,
  orderWithdrawal,
} from "#domain/account/account-order.ts";
import { choosePrice, paidLine, plannedPrice } from "#domain/offer/price.ts";
import { phaseOf } from "#domain/order/order-state.ts";
import { maskEmail } from "#domain/person/masked-email.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { savingOf } from "#journeys/order/saving-of.ts";
import { listOfferLines, listPriceNotices } from "#verticals/_contract/offer-lines.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { PersonOrder } from "./account.port.ts";

export function accountOrder(order: PersonOrder, vertical: AnyVerticalServer | undefined, nowMs: number): AccountOrder {
  const withdrawal = orderWithdrawal(order, order.withdrawn, nowMs);
  const today = swedishDate(nowMs);
  const isWithdrawn = withdrawal.kind === "withdrawn" && withdrawal.outcome !== "continued";
  return {
    orderId: order.orderId,
    vertical: order.vertical,
    product: productOf(vertical),
    providerName: providerName(order, vertical),
    providerSlug: order.providerSlug,
    subscriptionName: order.subscriptionName,
    thing: thingOf(vertical, order.fields),
    state: accountOrderState(order.state, { isWithdrawn, startDate: order.startDate, today }),
    phase: phaseOf(order.state),
    providerOrderId: order.providerOrderId,
    ...paidEach(order, vertical),
    ...(order.description?.priceTerms ? { isEstimated: true } : {}),
    saving: order.state === "placed" && !isWithdrawn ? savingOf(order) : undefined,
    startDate: order.startDate,
    orderedAtMs: order.acceptedAtMs,
    signedAtMs: order.signedAtMs,
    withdrawal,
    ...(order.delivery ? { delivery: order.delivery } : {}),
    ...(isWithdrawn ? {} : confirmationOf(order)),
    former: formerOf(order, vertical, isWithdrawn),
    ...(isWithdrawn ? {} : replacedBy(order)),
    notices: listPriceNotices(order.description),
    terms: listOfferLines(order.description),
    ...answersOf(order.summary),
    ...(order.state === "placed" && !isWithdrawn && vertical?.claims ? { hasClaims: true } : {}),
    factSheet: order.factSheet,
    ...demoMark(order),
  };
}

/** What is paid each time, and the year that it makes where that is another amount. */
function paidEach(
  { plan }: PersonOrder,
  vertical: AnyVerticalServer | undefined,
): Pick<AccountOrder, "fee" | "yearlyFeeOre"> {
  const price = choosePrice(plannedPrice([plan], vertical?.description.headlineUnit ?? "ore-year"));
  const { value, unit } = paidLine(price);
  return { fee: { value, unit }, ...(unit === "ore-month" ? { yearlyFeeOre: price.yearlyFeeOre } : {}) };
}

/** Named elsewhere on the card. */
const SHOWN = ["provider", "startdate"];

/** What the order is based on, where the vertical asked for more than the search. */
function answersOf({ own, subscription }: PersonOrder["summary"]): Pick<AccountOrder, "answers"> {
  if (!own || own.length === 0) return {};
  const rows = [...own, ...subscription.filter(({ id }) => !SHOWN.includes(id))];
  return { answers: rows.map(({ name, value }) => ({ name, text: value })) };
}

/** OP-30: a requested cancellation is still shown after a withdrawal, because the former insurer has received the request. */
function formerOf(
  { state, notice }: PersonOrder,
  vertical: AnyVerticalServer | undefined,
  isWithdrawn: boolean,
): FormerInsurance | undefined {
  if (notice) {
    const { mailState, ...details } = notice;
    return { kind: mailState === "uncertain" ? "failed" : mailState, ...details };
  }
  return state === "placed" && !isWithdrawn && vertical?.cancel ? { kind: "not-asked" } : undefined;
}

/** Their own pages show a person only orders of their own. */
const confirmationOf = ({ confirmation }: PersonOrder): Pick<AccountOrder, "confirmation"> =>
  confirmation
    ? { confirmation: { state: confirmation.state, sentTo: maskEmail(confirmation.email), mayChange: true } }
    : {};

/** A notice that was sent has the day that was asked for. */
function replacedBy({ state, notice, replaces }: PersonOrder): Pick<AccountOrder, "replaces"> {
  if (notice) return { replaces: { providerName: notice.insurerName, endsOn: notice.endsOn } };
  return state === "placed" && replaces ? { replaces } : {};
}

export const demoMark = ({ isDemo }: Pick<PersonOrder, "isDemo">) => (isDemo ? ({ isDemo: true } as const) : {});

export const productOf = (vertical: AnyVerticalServer | undefined): string => vertical?.description.texts.product ?? "";

export const providerName = (
  { providerName: name, providerSlug }: Pick<PersonOrder, "providerName" | "providerSlug">,
  vertical: AnyVerticalServer | undefined,
): string => name || (vertical?.providers.find(({ slug }) => slug === providerSlug)?.name ?? "");

/** A vehicle is identified by its plates. */
export function thingOf(
  vertical: AnyVerticalServer | undefined,
  fields: Readonly<Record<string, string | null>>,
): string | undefined {
  const registrationNumber = vertical?.cancel?.registrationNumber?.(fields);
  return registrationNumber === undefined ? undefined : formatRegistrationNumber(registrationNumber);
}
