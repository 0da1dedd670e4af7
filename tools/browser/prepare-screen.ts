import type { Page } from "playwright-core";
import { deskCasesPath } from "#domain/addresses/staff-paths.ts";
import { competition } from "#domain/competition/competition.ts";
import { competitionTexts } from "#web/shell/competition/competition.texts.sv.ts";
import { BANNER_EVENT } from "#web/browser/banner-events.ts";
import { consentTexts } from "#web/shell/consent/consent.texts.sv.ts";
import { frameTexts } from "#web/shell/frame/frame.texts.sv.ts";
import { resultTexts } from "#web/shop/offers/result.texts.sv.ts";
import { searchChipTexts } from "#web/shop/result/search-chip.texts.sv.ts";
import type { Screen, ScreenPreparation } from "./screens.ts";
import { signingTexts } from "#web/shop/signing/signing.texts.sv.ts";
import { staffPerson } from "#simulators/world/staff-person.ts";
import { fillInSearch } from "./fill-in-search.ts";
import { logIn } from "./log-in.ts";
import {
  startCancellation,
  fetchCurrentInsurance,
  openCheckout,
  openFetch,
  placeOrder,
  sendOrder,
  SIGNING_INSURER,
} from "./prepare-order.ts";

/** Brings an opened page into the state that the screen shows, as a visitor would. The simulators are those of development unless named. */
export async function prepareScreen(
  page: Page,
  { prepare, vertical }: Pick<Screen, "prepare" | "vertical">,
  simulatorsUrl?: string,
): Promise<void> {
  const first = (preparation: ScreenPreparation) =>
    prepareScreen(page, { prepare: preparation, vertical }, simulatorsUrl);
  switch (prepare) {
    case undefined:
      return undefined;
    case "menu-open":
      return page
        .locator(`header nav summary:visible, header summary[aria-label="${frameTexts.menu}"]:visible`)
        .first()
        .click();
    case "phone-open":
      return page.locator(`header summary[aria-label="${frameTexts.callUs}"]:visible`).click();
    case "rules-open":
      return page.getByRole("button", { name: competitionTexts.howItWorks }).first().click();
    case "bought":
      return page.evaluate(sendPurchase, { name: BANNER_EVENT, serviceName: competition.serviceName });
    case "scrolled-back":
      return readDownAndUp(page);
    case "login-open":
      return page.getByRole("dialog").waitFor();
    case "cookie-settings":
      await page.getByRole("button", { name: consentTexts.notice.settings }).click();
      return page.getByRole("heading", { name: consentTexts.settings.title }).waitFor();
    case "desk-open":
      await logIn(page, staffPerson.personalNumber, simulatorsUrl);
      await page.goto(new URL(deskCasesPath(), page.url()).href);
      return page.getByRole("heading", { level: 1 }).waitFor();
    case "form-errors":
      await submit(page);
      return page.locator('[aria-invalid="true"]').first().waitFor();
    case "search-running":
      await search(page, vertical, "ordinary");
      return page.getByRole("progressbar").waitFor();
    case "search-done":
      await search(page, vertical, "ordinary");
      return untilSettled(page);
    case "comparison-open":
      await first("search-done");
      await page.getByRole("link", { name: resultTexts.compare, exact: true }).click();
      return page.getByRole("dialog").waitFor();
    case "checkout-open":
      await first("search-done");
      return openCheckout(page);
    case "fetch-open":
      await first("search-done");
      return openFetch(page);
    case "fetched":
      await first("fetch-open");
      return fetchCurrentInsurance(page);
    case "signing-open":
      await first("search-done");
      await openCheckout(page, SIGNING_INSURER);
      await sendOrder(page);
      return page.getByRole("heading", { name: signingTexts.heading }).waitFor();
    case "already-ordered":
      await first("order-placed");
      // Back to the list that was ordered from. The offer that was ordered leads to its order, another one to a checkout.
      await page.goBack();
      await openCheckout(page, (await page.getByRole("article").nth(1).getAttribute("aria-label")) ?? undefined);
      await sendOrder(page);
      return page.getByRole("dialog").getByRole("alert").waitFor();
    case "order-placed":
      await first("fetched");
      await openCheckout(page);
      return placeOrder(page);
    case "former-ended":
      await first("order-placed");
      return startCancellation(page);
    case "search-edited":
      await first("search-done");
      return changeSearch(page);
    case "search-empty":
      await search(page, vertical, "declined");
      return untilSettled(page);
  }
}

/** Where there is room, some verticals have the whole form beside the list, and no button for it. */
async function changeSearch(page: Page): Promise<void> {
  const change = page.getByRole("button", { name: searchChipTexts.change });
  if (!(await change.isVisible())) return page.locator('form button[type="submit"]:visible').last().waitFor();
  await change.click();
  await page.getByRole("dialog").waitFor();
}

const sendPurchase = ({ name, serviceName }: { name: string; serviceName: string }): void => {
  document.dispatchEvent(new CustomEvent(name, { detail: { type: "purchase", serviceName } }));
};

async function readDownAndUp(page: Page): Promise<void> {
  for (const [topPx, header] of [
    [1_200, "away"],
    [1_000, "shown"],
  ] as const) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), topPx);
    await page.locator(`html[data-header="${header}"]`).waitFor();
  }
}

async function search(
  page: Page,
  vertical: string | undefined,
  sample: Parameters<typeof fillInSearch>[2],
): Promise<void> {
  await fillInSearch(page, vertical, sample);
  await submit(page);
  await page.waitForURL("**/jamfor/**");
}

const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click();

const START_LIMIT_MS = 2_000;
/** Insurers answer within ten seconds or not at all; a slow machine gets as much again. */
const SETTLE_LIMIT_MS = 20_000;

/** The address changes before the page does, so the search is first seen to run, unless it was too quick to be seen. */
async function untilSettled(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]');
  await busy.waitFor({ state: "attached", timeout: START_LIMIT_MS }).catch(() => undefined);
  await busy.waitFor({ state: "detached", timeout: SETTLE_LIMIT_MS });
}
