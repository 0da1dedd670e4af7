import type { Place } from "./place.ts";

export const searchCallPath = (vertical: Place) => `${vertical.path}jamfor/ajax`;
export const progressCallPath = (vertical: Place) => `${vertical.path}jamfor/progress`;
export const progressStreamPath = (vertical: Place, tempSearchId?: string) =>
  `${progressCallPath(vertical)}/stream${tempSearchId === undefined ? "" : `?tempsearchid=${encodeURIComponent(tempSearchId)}`}`;
export const assistantCallPath = (vertical: Place) => `${vertical.path}ask-ai`;
export const checkoutCallPath = (vertical: Place) => `${vertical.path}order/checkout`;
export const orderCallPath = (vertical: Place) => `${vertical.path}order/ajax`;
export const orderStatusCallPath = (vertical: Place) => `${vertical.path}order/status`;
export const signingCallPath = (vertical: Place, step?: "status" | "cancel") =>
  `${vertical.path}order/sign${step === undefined ? "" : `/${step}`}`;
export const checkCancellationCallPath = () => "/ajax/check-cancel-current-insurance/";
export const sendCancellationCallPath = () => "/ajax/send-cancel-current-insurance-mail/";
export const withdrawCallPath = () => "/ajax/withdraw-order/";
export const giftCallPath = () => "/ajax/gift-campaign/";
export const latestPurchaseCallPath = () => "/ajax/latest-purchase/";
