import type { Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { ORDER_LIMIT_MS } from "./car-checkout.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import { openElectricityResult } from "./electricity-result.ts";
import type { VisitorOptions } from "./visitor.ts";

/** One active order per home and person: a test that orders uses a home of its own. */
let home = Math.floor(Math.random() * 9_000);
const freshPostalCode = (): string => {
  home = (home + 1) % 9_000;
  return `1${1_000 + home}`;
};

export const electricityCheckout = (page: Page): Locator => page.getByRole("dialog", { name: /^Teckna hos / });

export async function openElectricityCheckout(options: VisitorOptions = {}): Promise<Page> {
  const { page, context } = await openElectricityResult(options, { zip: freshPostalCode() });
  onTestFinished(() => context.close());
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Gå vidare hos / })
    .filter({ visible: true })
    .first()
    .click();
  await electricityCheckout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  return page;
}

/** The person, and all that an order asks for beyond the search. */
export async function fillInElectricityOrder(
  dialog: Locator,
  { facilityId, email }: { readonly facilityId: string; readonly email: string },
): Promise<void> {
  await dialog.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  const name = dialog.getByLabel("Namn", { exact: true });
  if (await name.isEditable()) await name.fill("Anna Lindqvist");
  await dialog.getByLabel("Mejladress").fill(email);
  await dialog.getByLabel("Mobilnummer", { exact: true }).fill("0701740605");
  await dialog.getByLabel("Gatuadress").fill("Sparvgatan 7");
  // Filled in already where the postal code is in use.
  await dialog.getByLabel("Ort", { exact: true }).fill("Farsta");
  await dialog.getByRole("radiogroup", { name: "Ska du flytta in i bostaden?" }).getByLabel("Ja").check();
  // Who moves in may start earlier: the form is described anew.
  await dialog.getByRole("button", { name: "Uppdatera pris" }).click();
  await dialog.getByRole("button", { name: /^Teckna elavtal/ }).waitFor({ timeout: ORDER_LIMIT_MS });
  await dialog.getByLabel("Anläggnings-id").fill(facilityId);
  await dialog.getByLabel("Områdes-id").fill("STH");
  await dialog.getByRole("radiogroup", { name: "Hur vill du betala?" }).getByLabel("Autogiro").check();
  await dialog.getByRole("radiogroup", { name: "Ska fakturan skickas till en annan adress?" }).getByLabel("Ja").check();
  await dialog.getByLabel("Fakturaadress").fill("Box 12");
  await dialog.getByLabel("Postnummer för fakturan").fill("111 22");
  await dialog.getByLabel("Ort för fakturan").fill("Stockholm");
  await dialog.getByLabel(/^Jag har läst förköpsinformationen/).check();
}

export const orderElectricity = (dialog: Locator): Promise<void> =>
  dialog.getByRole("button", { name: /^Teckna elavtal/ }).click();
