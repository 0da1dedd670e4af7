import type { Page } from "playwright-core";

/** Opens the address, and waits until the page is used as a visitor would who comes a moment later. */
export async function openPage(
  page: Page,
  address: string,
  options: { readonly timeout?: number } = {},
): Promise<void> {
  await page.goto(address, { waitUntil: "load", ...options });
  // Hydration begins after the load event.
  await page.waitForFunction(isHydrated, undefined, options);
}

/** Runs in the page: its script has taken over what the server rendered. A page without such a script has nothing to wait for. */
export const isHydrated = (): boolean =>
  document.readyState !== "loading" &&
  (!("__reactRouterContext" in window) || performance.getEntriesByName("sparv-taken-over").length > 0);
