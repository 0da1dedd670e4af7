import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { ORDER_LIMIT_MS } from "./car-checkout.ts";
import { cardOf } from "./car-result.ts";
import { openHouseResult } from "./house-result.ts";
import type { VisitorOptions } from "./visitor.ts";

export const HOUSE_PROVIDER = "Åkerbär";

/** The checkout over the list of a finished house search. */
export const houseCheckout = (page: Page) => page.getByRole("dialog", { name: `Teckna hos ${HOUSE_PROVIDER}` });

export async function openHouseCheckout(options: VisitorOptions = {}, address?: string): Promise<Page> {
  const { page, context } = await openHouseResult(options, address);
  onTestFinished(() => context.close());
  await cardOf(page, HOUSE_PROVIDER)
    .getByRole("link", { name: `Gå vidare hos ${HOUSE_PROVIDER}` })
    .filter({ visible: true })
    .first()
    .click();
  await houseCheckout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  return page;
}
