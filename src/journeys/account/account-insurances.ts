import type { HeldInsurance } from "#domain/account/insurance-timeline.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { demoMark, productOf, providerName, thingOf } from "./account-orders.ts";
import type { PersonFetch, PersonOrder, PersonPolicy } from "./account.port.ts";

type FindVertical = (name: string) => AnyVerticalServer | undefined;

/** All insurances of the person in our own rows, ordered and fetched, each insurance once. */
export function heldInsurances(
  orders: readonly PersonOrder[],
  fetches: readonly PersonFetch[],
  findVertical: FindVertical,
): HeldInsurance[] {
  const ordered = orders.filter(({ state, withdrawn }) => state === "placed" && !withdrawn);
  const fetched = fetches.flatMap((fetch) => (fetch.policy ? [{ fetch, policy: fetch.policy }] : []));
  return [
    ...ordered.map((order) => orderedInsurance(order, findVertical(order.vertical))),
    ...newestOfEach(fetched.map((found) => fetchedInsurance(found, findVertical(found.fetch.vertical), orders))),
  ];
}

const orderedInsurance = (order: PersonOrder, vertical: AnyVerticalServer | undefined): HeldInsurance => ({
  id: order.orderId,
  source: "ordered",
  vertical: order.vertical,
  product: productOf(vertical),
  providerName: providerName(order, vertical),
  providerSlug: order.providerSlug,
  thing: thingOf(vertical, order.fields),
  yearlyFeeOre: order.yearlyFeeOre,
  startDate: order.startDate,
  renewalDate: undefined,
  hasNotice: false,
  knownOn: swedishDate(order.settledAtMs ?? order.acceptedAtMs),
  ...demoMark(order),
});

function fetchedInsurance(
  { fetch, policy }: { readonly fetch: PersonFetch; readonly policy: PersonPolicy },
  vertical: AnyVerticalServer | undefined,
  orders: readonly PersonOrder[],
): HeldInsurance {
  const thing = thingOf(vertical, policy.fields);
  return {
    id: fetch.fetchId,
    source: "fetched",
    vertical: fetch.vertical,
    product: productOf(vertical),
    providerName: fetch.providerName,
    providerSlug: fetch.providerSlug,
    thing,
    yearlyFeeOre: policy.isCampaignInsurance ? undefined : policy.yearlyFeeOre,
    startDate: undefined,
    renewalDate: policy.renewalDate,
    hasNotice: orders.some(
      (order) =>
        order.notice !== undefined &&
        order.vertical === fetch.vertical &&
        order.notice.insurerName === fetch.providerName &&
        order.notice.endsOn === policy.renewalDate &&
        thingOf(vertical, order.fields) === thing,
    ),
    knownOn: swedishDate(policy.fetchedAtMs),
  };
}

/** The list is newest first: a repeated fetch is the same insurance. */
function newestOfEach(fetched: readonly HeldInsurance[]): HeldInsurance[] {
  const keyOf = ({ vertical, providerSlug, thing = "" }: HeldInsurance) => `${vertical} ${providerSlug} ${thing}`;
  return fetched.filter((insurance, at) => fetched.findIndex((each) => keyOf(each) === keyOf(insurance)) === at);
}
