import { formatLongDate } from "#domain/calendar/format-date.ts";
import type { DeliveryState } from "./delivery-state.ts";
import { deliveryTexts } from "./delivery.texts.sv.ts";

export interface ShownDelivery {
  readonly state: DeliveryState;
  /** YYYY-MM-DD. */
  readonly date?: string | undefined;
}

export const describeDelivery = ({ state, date }: ShownDelivery): string =>
  deliveryTexts.states[state](date === undefined ? "" : formatLongDate(date));
