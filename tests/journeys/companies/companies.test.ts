import type { Locator, Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { randomId } from "#platform/ids.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { focusedName } from "#tests/support/keyboard.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const STAFF = "bolag@sparv.example";
const OWN_TEXT = "Vänligen ange ett korrekt organisationsnummer, alt. enskild firma";
const COMPANY = "559999-1006";

async function open(options: VisitorOptions = {}): Promise<{ page: Page; main: Locator }> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/for-bolag/");
  return { page, main: page.getByRole("main") };
}

const newContact = () => `Kontakt ${randomId()}`;
const submit = (main: Locator) => main.getByRole("button", { name: "Skicka förfrågan" }).click();
/** The message at the field for the number. */
const message = (page: Page) => page.locator('[data-field="orgnumber"] [aria-live] p');

async function fillIn(main: Locator, contact: string, number = COMPANY): Promise<void> {
  await main.getByLabel("Organisationsnummer").fill(number);
  await main.getByLabel("Kontaktperson").fill(contact);
  await main.getByLabel("Mejladress").fill("anna@post.example");
  await main.getByText("Bilförsäkring", { exact: true }).click();
  await main.getByText("Elavtal", { exact: true }).click();
  await main.getByLabel("Meddelande").fill("Vi är ett litet bolag.\nVi svarar på prisfrågor dygnet runt.");
}

async function mailsAbout(contact: string) {
  const find = async () =>
    (await readInbox(inject("simulatorsUrl"), STAFF)).filter(({ text }) => text.includes(contact));
  await waitUntil(async () => (await find()).length > 0, 30_000, `a mail about ${contact}`);
  return find();
}

test("the footer leads to the page, which explains how offers are ranked", async () => {
  const context = await newVisitor({ width: 1440 });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto("/sa-rankar-vi/");
  await page.getByRole("contentinfo").getByRole("link", { name: "För bolag" }).click();
  await page.waitForURL("**/for-bolag/");
  const main = page.getByRole("main");
  await main.getByRole("heading", { level: 1, name: "Vill ni synas hos Sparv?" }).waitFor();
  await main.getByText("Lägst årspris står först.").waitFor();
  expect(await main.getByRole("link", { name: "hur vi rankar" }).getAttribute("href")).toBe("/sa-rankar-vi/");
  expect(await main.getByRole("link", { name: "hur vi tjänar pengar" }).getAttribute("href")).toBe(
    "/sa-tjanar-vi-pengar/",
  );
});

test("a number that is not found is refused with the server's text, or with our own when it gives none [V-055]", async () => {
  const { page, main } = await open({ width: 390 });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const input = main.getByLabel("Organisationsnummer");
  const box = input.locator("..");
  // It has left the register: the call itself returns the message.
  await input.fill("559999-0008");
  await message(page).getByText(OWN_TEXT).waitFor();
  await expect.poll(() => box.getAttribute("data-style")).toBe("invalid");
  expect(await input.getAttribute("aria-invalid")).toBe("true");

  const answer = (text: string | null) =>
    page.route("**/ajax/org-data/", (route) =>
      route.fulfill({
        json: {
          Success: false,
          Error: [],
          Status: "ValidateError",
          Exception: null,
          Debug: null,
          Data: { Result: null, Error: text === null ? null : { Message: text } },
        },
      }),
    );
  await answer("Organisationen är avregistrerad");
  await input.fill("559999-0016");
  await message(page).getByText("Organisationen är avregistrerad").waitFor();
  await page.unroute("**/ajax/org-data/");
  await answer(null);
  await input.fill("559999-0024");
  await message(page).getByText(OWN_TEXT).waitFor();
  await page.unroute("**/ajax/org-data/");

  await input.fill(COMPANY);
  await message(page).getByText(/ AB$/).waitFor();
  await expect.poll(() => box.getAttribute("data-style")).toBe("valid");
  // A sole trader's is a personal number: its owner is not shown, and it is in no address.
  await input.fill("850210-2380");
  await message(page).getByText("Enskild firma").waitFor();
  expect(addresses.filter((address) => address.includes("/ajax/org-data/")).length).toBeGreaterThan(3);
  expect(addresses.filter((address) => /559999-?00|850210-?2380/.test(address))).toEqual([]);
});

test("a company sees its errors first, then sends its request and is thanked, on a phone and a desk", async () => {
  const { page, main } = await open({ width: 390 });
  const watch = watchPage(page);
  await expectAccessibleInLooks(page);
  await submit(main);
  const summary = main.getByRole("alert");
  for (const text of [
    OWN_TEXT,
    "Vänligen ange vem vi ska kontakta",
    "Vänligen ange en mejladress",
    "Vänligen välj minst en tjänst",
  ])
    await summary.getByText(text).waitFor();
  await expect.poll(() => focusedName(page)).toMatch(/^Organisationsnummer/);
  // A link half under the sticky header would count as too small a target.
  await expectAccessibleInLooks(page, SCREEN_VARIANTS, () => page.evaluate(() => window.scrollTo(0, 0)));
  const contact = newContact();
  await fillIn(main, contact);
  await message(page).getByText(/ AB$/).waitFor();
  await submit(main);
  await main.getByRole("heading", { name: "Tack för er förfrågan!" }).waitFor();
  await expect.poll(() => focusedName(page)).toBe("Tack för er förfrågan!");
  await expectAccessibleInLooks(page);
  watch.expectQuiet();
  const mails = await mailsAbout(contact);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/ AB vill synas hos Sparv$/);
  for (const text of [COMPANY, "anna@post.example", "Bilförsäkring, Elavtal", "Vi svarar på prisfrågor dygnet runt."])
    expect(mails[0]?.text).toContain(text);
  expect(mails[0]?.headers["reply-to"]).toContain("anna@post.example");
});

test("errors that only the server finds are shown in the form, and the input is preserved", async () => {
  const { page, main } = await open({ width: 390 });
  await page.route("**/ajax/org-data/", (route) => route.abort());
  const contact = newContact();
  await fillIn(main, contact, "559999-0008");
  await submit(main);
  await main.getByRole("alert").getByText(OWN_TEXT).waitFor();
  expect(await main.getByLabel("Kontaktperson").inputValue()).toBe(contact);
  await page.route("**/for-bolag/**", (route) => route.abort());
  await main.getByLabel("Organisationsnummer").fill(COMPANY);
  await submit(main);
  await main.getByRole("alert").getByText("Något gick fel, försök igen.").waitFor();
  await page.unroute("**/for-bolag/**");
  await submit(main);
  await main.getByRole("heading", { name: "Tack för er förfrågan!" }).waitFor();
  expect(await mailsAbout(contact)).toHaveLength(1);
});

test("without script every error is at its field and in the summary; a form sent twice gives one mail", async () => {
  const { page, main } = await open({ width: 390, hasScript: false });
  await main.getByLabel("Organisationsnummer").fill("559999-0008");
  await main.getByLabel("Kontaktperson").fill("Anna Lindqvist");
  await submit(main);
  const summary = main.getByRole("alert");
  await summary.waitFor();
  expect(await summary.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining(OWN_TEXT),
    expect.stringContaining("Vänligen ange en mejladress"),
    expect.stringContaining("Vänligen välj minst en tjänst"),
  ]);
  expect(await main.getByLabel("Kontaktperson").inputValue()).toBe("Anna Lindqvist");
  expect(await main.getByLabel("Organisationsnummer").getAttribute("aria-invalid")).toBe("true");
  const contact = newContact();
  await fillIn(main, contact);
  await submit(main);
  await main.getByRole("heading", { name: "Tack för er förfrågan!" }).waitFor();
  await page.goto("/for-bolag/");
  await fillIn(main, contact);
  await submit(main);
  await main.getByRole("heading", { name: "Tack för er förfrågan!" }).waitFor();
  // A later request has arrived; a repetition of the first has not.
  const later = newContact();
  await page.goto("/for-bolag/");
  await fillIn(main, later);
  await submit(main);
  await mailsAbout(later);
  expect(await mailsAbout(contact)).toHaveLength(1);
});
