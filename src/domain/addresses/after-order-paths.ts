import { ORDER_ID_PARAMETER } from "./parameters.ts";
import type { Place } from "./place.ts";
import { checkoutPagePath } from "./shop-paths.ts";

/** Where an order is withdrawn. */
export const withdrawPath = (vertical: Place, orderId: string) =>
  `${checkoutPagePath(vertical)}angra/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;

/** Where any order is withdrawn without a login; with the token, where the code is typed. */
export const guestWithdrawPath = (token?: string) =>
  token === undefined ? "/angra/" : `/angra/?${WITHDRAWAL_PARAMETER}=${encodeURIComponent(token)}`;

export const WITHDRAWAL_PARAMETER = "arende";

/** The same, from the whole address of the page of the order. */
export function withdrawUrlOf(orderUrl: string): string {
  const { search } = new URL(orderUrl);
  return new URL(`../angra/${search}`, orderUrl).href;
}

/** Where a value is corrected that a provider has refused after the order. */
export const correctPath = (vertical: Place, orderId: string) =>
  `${checkoutPagePath(vertical)}ratta/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;

/** Where the customer whose confirmation did not arrive gives another address. */
export const newAddressPath = (vertical: Place, orderId: string) =>
  `${checkoutPagePath(vertical)}ny-adress/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;

export function correctUrlOf(orderUrl: string): string {
  const { search } = new URL(orderUrl);
  return new URL(`../ratta/${search}`, orderUrl).href;
}
