import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { formatLongDate } from "#domain/calendar/format-date.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, openOrder, ordered } from "#tests/support/customer-page.ts";
import { dayFromNow, NOT_OWNER, START_DATE } from "#tests/support/order-fixtures.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const BUTTON = "Avsluta min gamla försäkring";
const button = (page: Page) => page.getByRole("button", { name: BUTTON });
const newBox = () => `byte-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

const mailCount = async (orderId: string): Promise<number> =>
  (await ordered().pool.query("select 1 from mails where key like $1", [`cancellation-%:${orderId}`])).rowCount ?? 0;

describe("the former insurance", () => {
  test("is cancelled with one click, confirmed with a copy and the responsibility, and the box disappears [C-220] [C-221] [C-228] [C-231]", async () => {
    const email = newBox();
    const { page, orderId } = await openOrder({ email, browser: { width: 390, theme: "dark" } }, (customer) =>
      ordered().fetchPolicy(customer),
    );
    const watch = watchPage(page);
    await button(page).waitFor();
    await page.getByText("ger du Sparv fullmakt att säga upp din bilförsäkring för SPV 24K").waitFor();
    await expectAccessible(page);
    await button(page).click();
    const modal = page.getByRole("dialog", { name: "Uppsägningen är skickad" });
    await modal.waitFor();
    await modal
      .getByText(
        `Vi har mejlat Granskog Försäkring att din bilförsäkring för SPV 24K ska upphöra ${formatLongDate(START_DATE)}.`,
      )
      .waitFor();
    await modal.getByText(`En kopia är skickad till ${email}`).waitFor();
    await modal.getByText("Du ansvarar själv för att försäkringen avslutas.").waitFor();
    await expectAccessible(page);
    // A click outside does not close it.
    await page.mouse.click(5, 5);
    expect(await modal.isVisible()).toBe(true);
    await modal.getByRole("button", { name: "Stäng" }).click();
    await modal.waitFor({ state: "detached" });
    expect(await button(page).count()).toBe(0);
    await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), email)).length > 0, 30_000, "the copy");
    await page.reload();
    await page.getByRole("heading", { name: "Din försäkring", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await button(page).count()).toBe(0);
    expect(await mailCount(orderId)).toBe(2);
    watch.expectQuiet();
  });

  test("that is cancelled is followed by the logged-in person until its insurer has confirmed", async () => {
    const customer = await ordered().newCustomer("orderer");
    const orderId = await ordered().place(customer, { email: newBox() });
    await ordered().fetchPolicy(customer);
    const checked = await customer.post("/ajax/check-cancel-current-insurance/", { orderId });
    const { Version: mandateVersion } = checked.body.Data.Result.Mandate;
    await customer.post("/ajax/send-cancel-current-insurance-mail/", { orderId, mandateVersion });
    const isSent = async () =>
      (
        await ordered().pool.query("select 1 from mails where key = $1 and state = 'sent'", [
          `cancellation-notice:${orderId}`,
        ])
      ).rowCount === 1;
    await waitUntil(isSent, 30_000, "the notice");
    const page = await (await openAs(customer, { width: 1440 })).newPage();
    const watch = watchPage(page);
    await page.goto("/minasidor/ordrar/");
    const card = page.locator(`article[id="${orderId}"]`);
    await card.getByRole("img", { name: /^Granskog Försäkring till och med .*, Rattvis från / }).waitFor();
    await card.getByRole("link", { name: "Följ uppsägningen" }).click();
    await page.getByRole("heading", { name: "Vi väntar på att Granskog Försäkring bekräftar" }).waitFor();
    await page.getByRole("heading", { name: "Mottagen" }).waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page);
    await page.getByLabel("Bolagets svar").fill("Vi har avslutat din försäkring.");
    await page.getByRole("button", { name: "Lägg till svaret" }).click();
    await page.getByRole("heading", { name: "Granskog Försäkring har bekräftat" }).waitFor();
    await page.getByText("Svaret: Vi har avslutat din försäkring.").waitFor();
    await expectAccessible(page);
    watch.expectQuiet();
  });

  test("is not cancelled when a day would be without insurance: both dates are shown [C-226] [C-227]", async () => {
    const renewalDate = dayFromNow(29);
    const { page, orderId } = await openOrder({ browser: { width: 390 } }, (customer) =>
      ordered().fetchPolicy(customer, { renewalDate }),
    );
    await button(page).click();
    const modal = page.getByRole("dialog", { name: "Ditt startdatum på SPV 24K kan vara fel" });
    await modal.waitFor();
    const text = await modal.textContent();
    for (const date of [renewalDate, START_DATE]) expect(text).toContain(formatLongDate(date));
    expect(text).toContain("Kontakta Granskog Försäkring");
    expect(text).toContain("Ingenting är uppsagt.");
    await expectAccessible(page);
    await modal.getByRole("button", { name: "Stäng" }).click();
    await button(page).waitFor({ state: "detached" });
    expect(await mailCount(orderId)).toBe(0);
  });

  test("that is not found is reported, with help by telephone [C-229]", async () => {
    const { page } = await openOrder({}, (customer) =>
      ordered().fetchPolicy(customer, { registrationNumber: "ABC12D" }),
    );
    await button(page).click();
    const modal = page.getByRole("dialog", { name: "Ingen bilförsäkring hittades." });
    await modal.getByText("Vi lyckades inte hämta uppgifter om bilens försäkring").waitFor();
    await modal.getByText("08-465 004 00").waitFor();
    await expectAccessible(page);
  });

  test("of another person's vehicle has no box", async () => {
    const { page } = await openOrder({ personalNumber: NOT_OWNER }, (customer) =>
      ordered().fetchPolicy(customer, { personalNumber: NOT_OWNER }),
    );
    await page.getByRole("heading", { name: "Din försäkring", exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(await button(page).count()).toBe(0);
  });

  test("is measured with its status in small letters, when shown and when pressed [C-233]", async () => {
    const { page } = await openOrder({ browser: { consent: [1, 2] } }, (customer) =>
      ordered().fetchPolicy(customer, { renewalDate: dayFromNow(29) }),
    );
    await button(page).click();
    await page.getByRole("dialog").waitFor();
    const measured = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).filter(
          (entry) => (entry as { action?: string }).action === "cancel_current_insurance",
        ),
      );
    await expect
      .poll(measured)
      .toEqual([
        expect.objectContaining({ event: "custom_impression", label: "incorrect_start_date" }),
        expect.objectContaining({ event: "custom_click", label: "incorrect_start_date" }),
      ]);
  });
});

describe("the gift", () => {
  test("is not ticked, asks for nothing until it is, and is thanked for [C-237]", async () => {
    await ordered().pool.query("delete from gift_entries");
    const { page } = await openOrder({ browser: { width: 390 } });
    const tick = page.getByRole("checkbox", { name: "Ja, jag vill ha en parkeringsskiva" });
    await tick.waitFor();
    expect(await tick.isChecked()).toBe(false);
    expect(await page.getByLabel("Mobilnummer").count()).toBe(0);
    await tick.check();
    await page.getByLabel("Personnummer").fill("19850210-2380");
    await page.getByLabel("Mobilnummer").fill("fel");
    await page.getByRole("button", { name: "Skicka" }).click();
    await page.getByText("Vänligen ange ett giltigt telefonnummer").waitFor();
    await expectAccessible(page);
    await page.getByLabel("Mobilnummer").fill("070-123 45 67");
    await page.getByRole("button", { name: "Skicka" }).click();
    await page.getByText("Tack! Vi skickar gåvan").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Anmäl dig till utlottningen" }).waitFor();
  });
});
