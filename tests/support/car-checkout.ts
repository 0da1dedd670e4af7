import type { Page } from "playwright-core";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { onTestFinished } from "vitest";
import { signedText, signOnScreen, signsAll } from "./sign-order.ts";
import { cardOf, openCarResult, type SearchOptions } from "./car-result.ts";

/** A provider prices an order again, and answers within ten seconds or not at all; a busy machine gets as much again. */
export const ORDER_LIMIT_MS = 40_000;

export const PROVIDER = "Rattvis";

/** The checkout over the list of a finished search. */
export const checkout = (page: Page) => page.getByRole("dialog", { name: `Teckna hos ${PROVIDER}` });

export interface OpenCheckout {
  readonly page: Page;
  /** The list's own address. */
  readonly listUrl: string;
}

export async function openCheckout(registrationNumber: string, options: SearchOptions = {}): Promise<OpenCheckout> {
  const { page, context } = await openCarResult(registrationNumber, options);
  onTestFinished(() => context.close());
  const listUrl = page.url();
  await openFirstCheckout(page);
  await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  return { page, listUrl };
}

export const openFirstCheckout = (page: Page): Promise<void> =>
  cardOf(page, PROVIDER)
    .getByRole("link", { name: `Gå vidare hos ${PROVIDER}` })
    .click();

type Place = Pick<Page, "getByLabel">;

/** Everything that a person must fill in: the name only when the register could not be asked. */
export async function fillInPerson(place: Place): Promise<void> {
  const name = place.getByLabel("Namn", { exact: true });
  if (await name.isEditable()) await name.fill("Anna Lindqvist");
  await place.getByLabel("Mejladress").fill("anna@exempel.se");
  await place.getByLabel("Mobilnummer").fill("0701740605");
  await place.getByLabel("Gatuadress").fill("Sparvgatan 7");
  await place.getByLabel("Postnummer").fill("123 45");
  await place.getByLabel("Ort").fill("Farsta");
  await place.getByLabel(/^Jag har läst förköpsinformationen/).check();
  await place.getByLabel(/^Jag har läst faktabladet/).check();
}

export const orderButton = (page: Page) => page.getByRole("button", { name: "Teckna försäkring" });

export const updateButton = (page: Page) => page.getByRole("button", { name: "Uppdatera pris" });

const placed = (page: Page) => page.getByRole("heading", { level: 2, name: "Din försäkring", exact: true });

/** Waits for the page after a placed order. */
export const waitForPlaced = (page: Page): Promise<void> => placed(page).waitFor({ timeout: ORDER_LIMIT_MS });

/** The same, and signs first where every order must be signed. */
export async function waitForOrder(page: Page): Promise<void> {
  if (signsAll()) {
    await signedText(page).or(placed(page)).first().waitFor({ timeout: ORDER_LIMIT_MS });
    if (await signedText(page).isVisible()) await signOnScreen(page);
  }
  await waitForPlaced(page);
}

/** Fills in the checkout of a search and presses the button. */
export async function placeOrder(plate: string, options?: SearchOptions): Promise<Page> {
  const { page } = await openCheckout(plate, options);
  await fillInPerson(checkout(page));
  await orderButton(page).click();
  return page;
}

/** Of the order that the page shows. */
export const orderNumber = (page: Page): string =>
  formatOrderNumber(new URL(page.url()).searchParams.get("order") ?? "");
