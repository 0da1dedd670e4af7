import { accountOrdersPath } from "./account-paths.ts";
import { ORDER_ID_PARAMETER } from "./parameters.ts";

/** Files, for the person the order is for. */
export const orderConfirmationPath = (orderId: string) =>
  `${accountOrdersPath()}bekraftelse/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
export const cancellationNoticePath = (orderId: string) =>
  `${accountOrdersPath()}uppsagning/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
export const cancellationEvidencePath = (orderId: string) =>
  `${accountOrdersPath()}bevis/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
/** How far the cancellation of the former agreement has come. */
export const followCancellationPath = (orderId: string) =>
  `${accountOrdersPath()}folj/?${ORDER_ID_PARAMETER}=${encodeURIComponent(orderId)}`;
