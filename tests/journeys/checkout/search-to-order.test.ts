import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { nextRenewal } from "#tests/support/next-renewal.ts";
import { signsAll } from "#tests/support/sign-order.ts";
import { ALL_CATEGORIES } from "#domain/consent/consent.ts";
import { newAddress } from "#tests/support/address.ts";
import {
  checkout,
  fillInPerson,
  openFirstCheckout,
  ORDER_LIMIT_MS,
  orderButton,
  PROVIDER,
  waitForOrder,
} from "#tests/support/car-checkout.ts";
import { PERSONAL_NUMBER, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import { freshAddress, freshPlate } from "#tests/support/fresh-object.ts";
import { receivedByTags } from "#tests/journeys/consent/consent-page.ts";
import { MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";
import { openPage } from "#tests/support/open-page.ts";
import { createPhoneUser, type PhoneUser } from "#tests/support/phone-user.ts";

test.skipIf(signsAll())(
  "from a search, with the fetched insurance, to an order, without an account, and its conversion is sent to the tag manager once [C-001] [F-138]",
  async () => {
    const address = newAddress();
    const { page, context } = await openFetch("SPV 24K", {
      address,
      consent: ALL_CATEGORIES,
    });
    onTestFinished(() => context.close());
    await startFetch(page, MOCK_LOGIN);
    await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor({ timeout: RESULT_LIMIT_MS });
    await page.getByRole("heading", { name: "Övriga erbjudanden" }).waitFor();
    await openFirstCheckout(page);
    await checkout(page).getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
    await checkout(page)
      .getByLabel(/^Låter bra, börja 18 januari/)
      .check();
    // The price was asked for with that day.
    await expect.poll(() => orderButton(page).isEnabled(), { timeout: ORDER_LIMIT_MS }).toBe(true);
    await fillInPerson(checkout(page));
    await orderButton(page).click();
    await waitForOrder(page);
    await page.getByText(nextRenewal("01-18").text).first().waitFor();
    expect((await context.cookies()).some(({ name }) => /session/i.test(name))).toBe(false);

    // Sent to analytics and to ads, once each.
    const conversions = async () =>
      (await receivedByTags(address)).flatMap(({ kind, payload }) =>
        kind === "analytics" && payload.event === "conversion" ? [payload] : [],
      );
    await expect.poll(async () => (await conversions()).length, { timeout: 10_000 }).toBeGreaterThan(0);
    const orderId = new URL(page.url()).searchParams.get("order") ?? "none";
    // The server renders the order as placed; the page still asks whether a conversion is left to send.
    const asked = page.waitForResponse(/\/order\/status$/);
    await page.goto(`/forsakring/bil/order/klar/?order=${orderId}`);
    expect(await (await asked).text()).toContain('"DataLayer":null');
    expect(await conversions()).toEqual([
      expect.objectContaining({
        service: "insurancecar",
        serviceGroup: "insurance",
        provider: PROVIDER,
        onlineConversionOrderId: orderId,
        currencyCode: "SEK",
        conversionType: "online",
        hashedEmail: createHash("sha256").update("anna@exempel.se").digest("hex"),
        hashedPhone: createHash("sha256").update("+46701740605").digest("hex"),
      }),
    ]);
    expect(JSON.stringify(await receivedByTags(address))).not.toMatch(/850210|SPV ?24K|anna@/);
  },
);

async function askForCar(page: Page, hand: PhoneUser): Promise<void> {
  await hand.type(page.getByLabel("Registreringsnummer"), freshPlate().replace(" ", ""));
  await hand.tap(page.getByRole("button", { name: /^Jämför \d+ bolag/ }));
  await page.waitForURL("**/forsakring/bil/");
  await hand.type(page.getByLabel("Personnummer"), PERSONAL_NUMBER);
  await hand.type(page.getByLabel("Postnummer"), "12345");
}

async function askForHouse(page: Page, hand: PhoneUser): Promise<void> {
  await hand.type(page.getByLabel("Adress"), freshAddress());
  await hand.type(page.getByLabel("Postnummer"), "12345");
  await hand.type(page.getByLabel("Inköpsår"), "2014");
  await hand.type(page.getByLabel("Byggår"), "1972");
  await hand.type(page.getByLabel("Boyta"), "142");
  await hand.choose(page.getByLabel("Antal boende"), "4");
  await hand.choose(page.getByLabel("Antal badrum"), "2");
  await hand.type(page.getByLabel("Personnummer"), PERSONAL_NUMBER);
}

test.each([
  { product: "car", path: "/", ask: askForCar, place: "Gatuadress" },
  // A signature is the same for a house.
  ...(signsAll() ? [] : [{ product: "house", path: "/forsakring/villa/", ask: askForHouse, place: undefined }]),
])("a $product on a phone, with nothing fetched: at most 12 taps and 8 fields", async ({ path, ask, place }) => {
  const { page } = await openPage(path, { width: 390, isPhone: true });
  const hand = createPhoneUser(page);
  await ask(page, hand);
  await hand.tap(page.getByRole("button", { name: "Visa priser" }).first());
  await page.waitForURL(/\/jamfor\//);
  await waitForList(page);
  await hand.tap(
    page
      .getByRole("link", { name: /^Gå vidare hos/ })
      .filter({ visible: true })
      .first(),
  );
  const dialog = page.getByRole("dialog", { name: /^Teckna hos/ });
  await dialog.getByLabel("Mejladress").waitFor({ timeout: ORDER_LIMIT_MS });
  // Price and button are in sight from the start, and stay there.
  const button = orderButton(page);
  expect(await button.textContent()).toMatch(/^Teckna försäkring för [\d\u202F]+\u00A0kr\/mån$/);
  const box = await button.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await hand.type(dialog.getByLabel("Mejladress"), "anna@exempel.se");
  await hand.type(dialog.getByLabel("Mobilnummer"), "0701740605");
  if (place !== undefined) await hand.type(dialog.getByLabel(place), "Sparvgatan 7");
  expect(await dialog.getByLabel("Postnummer").inputValue()).toBe("123 45");
  expect(await dialog.getByLabel("Ort").inputValue()).toBe("Farsta");
  for (const label of [/^Jag har läst förköpsinformationen/, /^Jag har läst faktabladet/])
    await hand.tap(dialog.getByLabel(label));
  await hand.tap(button);
  await waitForOrder(page);
  expect(hand.taps).toBeLessThanOrEqual(12);
  expect(hand.typedFields).toBeLessThanOrEqual(8);
});
