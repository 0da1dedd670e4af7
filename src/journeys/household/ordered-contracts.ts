import { addMonths } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { ifAhead, nextRenewal, noticeBeforeEnd, noticeBeforeRenewal } from "#domain/household/contract-days.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { firstYearOre, kindOf } from "#domain/offer/payment-plan.ts";
import type { PersonOrder } from "#journeys/account/account.port.ts";
import { demoMark, productOf, providerName } from "#journeys/account/account-orders.ts";
import type { AgreementTerms } from "#verticals/_contract/held.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface KnownOrders {
  readonly orders: readonly PersonOrder[];
  readonly verticals: readonly AnyVerticalServer[];
  readonly today: string;
}

/** Placed, not withdrawn from, and not refused when it was to be delivered. */
const isHeld = ({ state, withdrawn, delivery }: PersonOrder): boolean =>
  state === "placed" &&
  (!withdrawn || withdrawn.outcome === "continued") &&
  delivery?.state !== "refused" &&
  delivery?.state !== "ended";

export const orderedContracts = ({ orders, verticals, today }: KnownOrders): HeldContract[] =>
  orders.filter(isHeld).map((order) =>
    orderedContract(
      order,
      verticals.find(({ description }) => description.name === order.vertical),
      today,
    ),
  );

function orderedContract(order: PersonOrder, vertical: AnyVerticalServer | undefined, today: string): HeldContract {
  const startedOn = order.delivery?.date ?? order.startDate;
  const days = vertical?.held?.renewsYearly ? yearlyDays(startedOn, today) : agreementDays(order, startedOn, today);
  return {
    heldId: order.orderId,
    source: "ordered",
    vertical: order.vertical,
    product: productOf(vertical),
    providerName: providerName(order, vertical),
    providerSlug: order.providerSlug,
    thing: vertical?.cancel?.thing(order.fields)?.name,
    startsOn: startedOn > today ? startedOn : undefined,
    covers: vertical?.held?.covers?.(order.description?.cover),
    ...pricesOf(order, days),
    ...days,
    knownOn: swedishDate(order.settledAtMs ?? order.acceptedAtMs),
    searchId: order.searchId,
    orderId: order.orderId,
    ...demoMark(order),
  };
}

type HeldDays = Pick<HeldContract, "renewsOn" | "noticeBy" | "boundUntil" | "campaignUntil">;

function yearlyDays(startedOn: string, today: string): HeldDays {
  const renewsOn = nextRenewal(addMonths(startedOn, 12), today);
  return { renewsOn, noticeBy: ifAhead(noticeBeforeRenewal(renewsOn), today) };
}

/** An offer that states no terms has at most the months of its binding. */
const termsOf = ({ description }: PersonOrder): AgreementTerms => ({
  ...(description?.bindingMonths !== undefined && { bindingMonths: description.bindingMonths }),
  ...description?.agreement,
});

function agreementDays(order: PersonOrder, startedOn: string, today: string): HeldDays {
  const { bindingMonths = 0, noticeMonths = 0, campaign } = termsOf(order);
  const boundUntil = bindingMonths > 0 ? ifAhead(addMonths(startedOn, bindingMonths), today) : undefined;
  const noticeBy = boundUntil && noticeMonths > 0 ? noticeBeforeEnd(boundUntil, noticeMonths) : undefined;
  return {
    boundUntil,
    noticeBy: ifAhead(noticeBy, today),
    campaignUntil: campaign && ifAhead(addMonths(startedOn, campaign.months), today),
  };
}

/** What is paid by use has no price of a month but a twelfth of a year. */
function pricesOf(
  order: PersonOrder,
  { campaignUntil }: HeldDays,
): Pick<HeldContract, "monthlyOre" | "yearOre" | "nextMonthlyOre" | "nextIncreaseOre" | "isAverage"> {
  const { monthlyOre, campaign } = termsOf(order);
  if (order.description?.isPaidByUse)
    return {
      monthlyOre: Math.round(order.yearlyFeeOre / 12),
      isAverage: true,
      ...(campaignUntil && { nextIncreaseOre: campaign?.increaseOre }),
    };
  if (kindOf(order.plan) === "year") {
    const yearOre = firstYearOre(order.plan);
    return { monthlyOre: Math.round(yearOre / 12), yearOre };
  }
  if (monthlyOre === undefined) return { monthlyOre: order.monthlyFeeOre };
  return campaignUntil && campaign?.monthlyOre !== undefined
    ? { monthlyOre: campaign.monthlyOre, nextMonthlyOre: monthlyOre }
    : { monthlyOre };
}
