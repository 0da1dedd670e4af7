import { consentMode } from "#domain/consent/consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Everything measured on this page. Its first entry denies everything, so that no tag ever finds it without an answer. */
export const dataLayer = (): unknown[] =>
  (window.dataLayer ??= [tagCommand("consent", "default", consentMode(undefined))]);

/** Tags distinguish a command from an event by its type: an arguments object, not an array. */
export function tagCommand(..._command: unknown[]): unknown {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
}
