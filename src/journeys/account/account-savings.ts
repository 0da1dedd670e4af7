import { type SavedEvent, type SavedSoFar, savedSoFar } from "#domain/account/saved-events.ts";
import { wholeKrOre } from "#domain/offer/whole-kronor.ts";
import type { Saving } from "#journeys/fetch/saving.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { demoMark, productOf, providerName, thingOf } from "./account-orders.ts";
import type { PersonOrder } from "./account.port.ts";

type FindVertical = (name: string) => AnyVerticalServer | undefined;

/** Only from our own rows: a valid order compared with what was fetched, and what a comparison has shown. */
export const accountSavings = (
  orders: readonly PersonOrder[],
  savings: readonly Saving[],
  findVertical: FindVertical,
  today: string,
): SavedSoFar =>
  savedSoFar([
    ...oncePerFormer(
      orders.filter(({ state, withdrawn }) => state === "placed" && !withdrawn),
      findVertical,
    ).map((order) => switched(order, findVertical(order.vertical), today)),
    ...savings.map((saving) => seen(saving, findVertical(saving.vertical))),
  ]);

/** An insurance can be left only once: of several orders that left the same one, the latest counts. */
function oncePerFormer(orders: readonly PersonOrder[], findVertical: FindVertical): readonly PersonOrder[] {
  const left = new Map<string, PersonOrder>();
  for (const order of orders.toSorted((one, other) => one.acceptedAtMs - other.acceptedAtMs))
    left.set(formerKey(order, findVertical(order.vertical)), order);
  return [...left.values()];
}

const formerKey = ({ orderId, vertical, fields, former }: PersonOrder, server: AnyVerticalServer | undefined): string =>
  former === undefined
    ? orderId
    : JSON.stringify([vertical, thingOf(server, fields) ?? "", former.providerName, former.yearlyFeeOre]);

const switched = (order: PersonOrder, vertical: AnyVerticalServer | undefined, today: string): SavedEvent => ({
  eventId: order.orderId,
  kind: "switched",
  product: productOf(vertical),
  providerName: providerName(order, vertical),
  yearlyOre: order.former && wholeKrOre(order.former.yearlyFeeOre - order.yearlyFeeOre),
  ...(order.startDate > today ? { startsOn: order.startDate } : {}),
  atMs: order.settledAtMs ?? order.acceptedAtMs,
  ...demoMark(order),
});

const seen = (saving: Saving, vertical: AnyVerticalServer | undefined): SavedEvent => ({
  eventId: saving.savingId,
  kind: "seen",
  product: productOf(vertical),
  providerName: undefined,
  yearlyOre: saving.yearlyFeeSavedOre,
  atMs: saving.createdAtMs,
});
