import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { ordered, withdrawPath } from "#tests/support/customer-page.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const newBox = () => `gast-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

/** Moves on with the tab key alone, and stops at the given part. */
async function tabTo(page: Page, name: string | RegExp, role: "textbox" | "button" | "link"): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((part) => part === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${role} ${String(name)} is reached by the tab key`);
}

async function fillIn(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name, "textbox");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

test.for([
  { width: 390, theme: "light" },
  { width: 1440, theme: "dark" },
] as const)(
  "a guest on another device withdraws by keyboard, from the form of a new search to the receipt: %o",
  async ({ width, theme }) => {
    const email = newBox();
    const orderId = await ordered().place(await ordered().newCustomer(), { email, isTyped: true });
    const context = await newVisitor({ width, theme });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    // A page with one task has the link too.
    await page.goto("/forsakring/bil/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Ångra ett köp" }).focus();
    await expectAccessible(page);
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Vilket köp?" }).waitFor();
    await expectAccessible(page);
    await tabTo(page, "Skicka en kod", "button");
    await page.keyboard.press("Enter");
    await page.getByText("Vänligen ange en korrekt e-post.").waitFor();
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(3);
    await expectAccessible(page);
    await fillIn(page, "Ditt namn", "Anna Lindqvist");
    await fillIn(page, "Ordernummer", formatOrderNumber(orderId));
    await fillIn(page, "Mejladress", email);
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Skriv koden från mejlet" }).waitFor();
    await expectAccessible(page);
    const isMailed = async () =>
      (await readInbox(inject("simulatorsUrl"), email)).find(({ subject }) => subject.startsWith("Din kod"));
    await waitUntil(async () => (await isMailed()) !== undefined, 30_000, "the code");
    const code = /\b\d{3} \d{3}\b/.exec((await isMailed())?.text ?? "")?.[0] ?? "";
    await fillIn(page, "Kod", code === "000 000" ? "000001" : "000000");
    await page.keyboard.press("Enter");
    await page.getByText("Koden stämmer inte").waitFor();
    await expectAccessible(page);
    await fillIn(page, "Kod", code);
    await tabTo(page, "Visa köpet", "button");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Stämmer det att du vill ångra köpet?" }).waitFor();
    expect(page.url()).toContain(withdrawPath(orderId));
    await page.getByText(formatOrderNumber(orderId)).waitFor();
    const steps = page.getByRole("list", { name: "Steg" }).getByRole("listitem");
    expect(await steps.nth(2).getAttribute("aria-current")).toBe("step");
    await expectAccessible(page);
    await tabTo(page, "Bekräfta att jag ångrar", "button");
    await page.keyboard.press("Enter");

    await page.getByRole("heading", { name: "Du har ångrat köpet" }).waitFor();
    await page.getByText(`Ett kvitto skickas till ${email}.`).waitFor();
    await expectAccessible(page);
    const receiptIn = async () =>
      (await readInbox(inject("simulatorsUrl"), email)).find(({ subject }) => subject.includes("ångeranmälan"));
    await waitUntil(async () => (await receiptIn()) !== undefined, 30_000, "the receipt");
    expect((await receiptIn())?.text).toContain("Jag ångrar mitt köp");
  },
);
