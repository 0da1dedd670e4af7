import type { Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { openBroadbandResult } from "./broadband-result.ts";
import { ORDER_LIMIT_MS } from "./car-checkout.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import type { VisitorOptions } from "./visitor.ts";

export const broadbandCheckout = (page: Page): Locator => page.getByRole("dialog", { name: /^Teckna hos / });

/** One active order per home: a test that orders uses a home of its own. */
export const freshHome = (): string => `Sparvvägen ${8 + Math.floor(Math.random() * 90_000)}`;

export async function openBroadbandCheckout(options: VisitorOptions = {}, address = freshHome()): Promise<Page> {
  const { page, context } = await openBroadbandResult(options, { address });
  onTestFinished(() => context.close());
  await page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^Gå vidare hos / })
    .filter({ visible: true })
    .first()
    .click();
  await broadbandCheckout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  return page;
}

/** The person, and all that an order asks for beyond the search. */
export async function fillInBroadbandOrder(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  const name = dialog.getByLabel("Namn", { exact: true });
  if (await name.isEditable()) await name.fill("Anna Lindqvist");
  await dialog.getByLabel("Mejladress").fill(email);
  await dialog.getByLabel("Mobilnummer", { exact: true }).fill("0701740605");
  await dialog.getByLabel("Ort", { exact: true }).fill("Farsta");
  const group = (label: string) => dialog.getByRole("radiogroup", { name: label });
  await group("Ska du flytta in på adressen?").getByLabel("Ja").check();
  await group("Vill du ha hjälp av en tekniker?").getByLabel("Ja").check();
  await group("När passar det att teknikern kommer?").getByLabel("Förmiddag, 8–12").check();
  await group("Vill du behålla ditt fasta telefonnummer?").getByLabel("Ja").check();
  await dialog.getByLabel("Numret som du vill behålla").fill("0812345678");
  await dialog.getByLabel(/^Jag har läst förköpsinformationen/).check();
}

export const orderBroadband = (dialog: Locator): Promise<void> =>
  dialog.getByRole("button", { name: /^Teckna bredbandsavtal/ }).click();
