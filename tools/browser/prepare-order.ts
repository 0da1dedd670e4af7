import type { Page } from "playwright-core";
import { fillNouns } from "#domain/text/nouns.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";
import {
  cancellationTexts as unfilledCancellation,
  withdrawalTexts,
} from "#web/shop/after-order/after-order.texts.sv.ts";
import { checkoutTexts as unfilledCheckout } from "#web/shop/checkout/checkout.texts.sv.ts";
import { loginMethodTexts } from "#web/shop/fetch/fetch.texts.sv.ts";
import { fetchTexts } from "#web/shop/offers/result.texts.sv.ts";
import { listLeadTexts } from "#web/shop/offers/staying.texts.sv.ts";

const cancellationTexts = fillNouns(unfilledCancellation, insuranceNouns);
const checkoutTexts = fillNouns(unfilledCheckout, insuranceNouns);

/** An order goes through a worker and an insurer; both may take their time. */
const ORDER_LIMIT_MS = 40_000;
const MOCK_LOGIN_LIMIT_MS = 10_000;

/** The insurer of the sample people today (`simulators/world`). */
const FORMER_INSURER = "Granskog Försäkring";

/** From a finished list to the choice of an insurer. */
export async function openFetch(page: Page): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^(${fetchTexts.yes}|${fetchTexts.fetch})$`) }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
}

/** From there, by the login without approval, to prices beside today's. */
export async function fetchCurrentInsurance(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: FORMER_INSURER }).check();
  await dialog.getByRole("checkbox").check();
  const { large } = loginMethodTexts.SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK;
  const login = dialog.getByRole("button", { name: large, exact: true });
  await login.click({ timeout: MOCK_LOGIN_LIMIT_MS }).catch((cause: unknown) => {
    throw new Error("no login without approval: start the stack with SPARV_MOCK_LOGIN=on", { cause });
  });
  await page.getByRole("heading", { name: listLeadTexts.cheaperOffers }).waitFor({ timeout: ORDER_LIMIT_MS });
}

/** A provider that takes signed orders only (`simulators/README.md`). */
export const SIGNING_INSURER = "Kronhjort";

export async function openCheckout(page: Page, provider?: string): Promise<void> {
  const cards = provider === undefined ? page.locator("article") : page.getByRole("article", { name: provider });
  await cards.locator('a[href*="/order/"]').first().click();
  await page.getByRole("dialog").locator("form").waitFor();
}

const ANSWERS: Readonly<Record<string, string>> = {
  email: "anna@exempel.se",
  phone: "0701740605",
  address: "Sparvgatan 7",
  zip: "123 45",
  city: "Farsta",
};

/** Documents that must be confirmed as read before an order. */
const READ = ["terms", "needsread"];

/** From an open checkout to the page after the order, on the day that today's insurance is renewed. */
export async function placeOrder(page: Page): Promise<void> {
  await sendOrder(page);
  await page.getByRole("button", { name: cancellationTexts.button }).waitFor({ timeout: ORDER_LIMIT_MS });
}

/** Fills in an open checkout and presses its button. */
export async function sendOrder(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  const day = dialog.getByRole("radio").first();
  if (await day.isVisible()) await day.check();
  const order = dialog.getByRole("button", { name: checkoutTexts.submit });
  for (const [name, value] of Object.entries(ANSWERS)) {
    const field = dialog.locator(`[name="${name}"]`);
    if (await field.isEditable()) await field.fill(value);
  }
  for (const name of READ) await dialog.locator(`input[type=checkbox][name="${name}"]`).check();
  await order.click({ timeout: ORDER_LIMIT_MS });
}

/** One active order per insured object and person: an order made for a picture is withdrawn, as the customer would. */
export async function withdrawOrder(page: Page): Promise<void> {
  const order = page.locator(`a[href*="/order/klar/"]`).first();
  if (!new URL(page.url()).pathname.endsWith("/order/klar/")) {
    await page.goto(new URL((await order.getAttribute("href")) ?? "", page.url()).href);
  } else await page.reload();
  await page.getByRole("link", { name: withdrawalTexts.link }).click();
  await page.getByRole("button", { name: withdrawalTexts.next }).click();
  await page.getByRole("button", { name: withdrawalTexts.confirm }).click();
  await page.getByRole("heading", { name: withdrawalTexts.doneTitle }).waitFor({ timeout: ORDER_LIMIT_MS });
}

/** Up to the login at the insurer: the login without approval identifies no one, and so cancels nothing. */
export async function startCancellation(page: Page): Promise<void> {
  await page.getByRole("button", { name: cancellationTexts.button }).click();
  await page.getByRole("dialog").getByRole("radio").first().waitFor();
}
