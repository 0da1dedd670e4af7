import { type SavedEvent, type SavedSoFar, savedSoFar } from "#domain/account/saved-events.ts";
import type { Saving } from "#journeys/fetch/saving.port.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { demoMark, productOf, providerName } from "./account-orders.ts";
import type { PersonOrder } from "./account.port.ts";

type FindVertical = (name: string) => AnyVerticalServer | undefined;

/** Only what our own rows say: an order that stands, held against what was fetched; and what a comparison has shown. */
export const accountSavings = (
  orders: readonly PersonOrder[],
  savings: readonly Saving[],
  findVertical: FindVertical,
): SavedSoFar =>
  savedSoFar([
    ...orders
      .filter(({ state, withdrawn }) => state === "placed" && !withdrawn)
      .map((order) => switched(order, findVertical(order.vertical))),
    ...savings.map((saving) => seen(saving, findVertical(saving.vertical))),
  ]);

const switched = (order: PersonOrder, vertical: AnyVerticalServer | undefined): SavedEvent => ({
  eventId: order.orderId,
  kind: "switched",
  product: productOf(vertical),
  providerName: providerName(order, vertical),
  yearlyOre: order.former && order.former.yearlyFeeOre - order.yearlyFeeOre,
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
