import { claimExcess, type ClaimHelp } from "#domain/claims/claim-help.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import type { HeldContract } from "#domain/household/held-contract.ts";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import type { AccountStore, PersonFetch, PersonOrder } from "#journeys/account/account.port.ts";
import { thingOf } from "#journeys/account/account-orders.ts";
import type { Clock } from "#platform/clock.ts";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";

export interface ClaimsPorts {
  readonly account: Pick<AccountStore, "orders" | "fetches">;
  held(personId: string): Promise<readonly HeldContract[]>;
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Pick<Clock, "nowMs">;
}

/** Of every insurance that the person has or will have: what to do when something has happened. */
export async function listClaimHelps(ports: ClaimsPorts, personId: string): Promise<ClaimHelp[]> {
  const { account, verticals, clock } = ports;
  const [held, orders, fetches] = await Promise.all([
    ports.held(personId),
    account.orders(personId),
    account.fetches(personId),
  ]);
  const today = swedishDate(clock.nowMs());
  return held
    .filter(({ endsOn }) => endsOn === undefined || endsOn > today)
    .flatMap((contract) => {
      const order = orders.find(({ orderId }) => orderId === contract.orderId);
      const fetch = fetches.find(({ fetchId }) => fetchId === contract.fetchId);
      return describeClaim(verticals, contract, order, fetch) ?? [];
    });
}

function describeClaim(
  verticals: readonly AnyVerticalServer[],
  held: HeldContract,
  order: PersonOrder | undefined,
  fetch: PersonFetch | undefined,
): ClaimHelp | undefined {
  const vertical = verticals.find(({ description }) => description.name === held.vertical);
  const claims = vertical?.claims;
  if (!claims) return undefined;
  const { heldId, source, product, providerName, providerSlug, startsOn, knownOn, isDemo } = held;
  const provider = findInsurer(verticals, held);
  return {
    heldId,
    source,
    vertical: held.vertical,
    product,
    providerName,
    providerSlug: providerSlug ?? provider?.slug,
    startsOn,
    knownOn,
    ...(isDemo ? { isDemo } : {}),
    knownFrom: order?.orderId ?? fetch?.fetchId,
    plates: thingOf(vertical, order?.fields ?? fetch?.policy?.fields ?? {}),
    providerNumber: order?.providerOrderId,
    orderNumber: order && formatOrderNumber(order.orderId),
    contact: provider?.claims,
    excess: claimExcess(order ? orderedExcess(order) : fetchedExcess(fetch), claims.paysFromFirstKrona === true),
    steps: claims.steps,
    ready: claims.ready,
  };
}

/** It may sell only in another vertical here. One that the person has entered is found by its name, written in full. */
function findInsurer(verticals: readonly AnyVerticalServer[], { providerSlug, providerName }: HeldContract) {
  const insurers = verticals.flatMap(({ providers }) => providers).filter(({ claims }) => claims);
  return providerSlug === undefined
    ? insurers.find(({ name }) => name.toLowerCase() === providerName.trim().toLowerCase())
    : insurers.find(({ slug }) => slug === providerSlug);
}

/** As the insurer stated them with the offer that was ordered. */
const orderedExcess = ({ description }: PersonOrder) =>
  rowsOf(description, "excess").map(({ name, text }) => ({ name, text }));

const fetchedExcess = (fetch: PersonFetch | undefined) =>
  (fetch?.policy?.deductibles ?? []).map(({ name, amountOre }) => ({ name, text: formatKr(amountOre) }));
