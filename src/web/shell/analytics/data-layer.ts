import { consentMode } from "#domain/consent/consent.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Everything measured on this page. Its first entry denies everything, so that no tag ever meets it without an answer. */
export const dataLayer = (): unknown[] =>
  (window.dataLayer ??= [tagCommand("consent", "default", consentMode(undefined))]);

/** A command to the tags is told from an event by being an arguments object, not an array. */
export function tagCommand(..._command: unknown[]): unknown {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
}
