import type { Page } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { randomId } from "#platform/ids.ts";
import { expectAccessible } from "#tests/axe.ts";
import { checkout, fillInPerson, openCheckout, ORDER_LIMIT_MS, orderButton } from "#tests/support/car-checkout.ts";
import { orderPath } from "#tests/support/customer-page.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { chooseOther, logIn, person, phone, scanCode, untilReloaded } from "#tests/support/log-in.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { signsAll } from "#tests/support/sign-order.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

/** Of the simulated world; an editor who is also in support. */
const STAFF = "198410102399";
const newBox = (handling: string) => `${handling}-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;
const note = (page: Page) => page.getByText("Bekräftelsen kom inte fram");
const another = (page: Page) => page.getByRole("link", { name: "Ange en ny mejladress" });

/** What staff see of the order in the list of what waits. */
async function openDesk(width: number): Promise<Page> {
  const context = await newVisitor({ width });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await logIn(page, "/minasidor/", STAFF);
  return page;
}

test.skipIf(signsAll()).for([
  { width: 390, theme: "light" },
  { width: 1440, theme: "dark" },
] as const)(
  "a mistyped address is shown while the customer is still there, and after a login the documents go to another: %o",
  async ({ width, theme }) => {
    const refused = newBox("nej");
    const { page } = await openCheckout(freshPlate(), { width, theme });
    await fillInPerson(checkout(page));
    await checkout(page).getByLabel("Mejladress").fill(refused);
    await orderButton(page).click();
    // The page has not been opened again.
    await note(page).waitFor({ timeout: ORDER_LIMIT_MS });
    await page.getByText("kom inte fram till n•••@post.example").waitFor();
    await page.getByText("Du behöver logga in med BankID").waitFor();
    expect(await page.getByText("En bekräftelse är på väg").count()).toBe(0);
    await expectAccessible(page);
    const orderId = new URL(page.url()).searchParams.get("order") ?? "";

    const desk = await openDesk(width);
    await desk.goto("/redaktion/arenden/");
    const line = desk.getByRole("listitem").filter({ hasText: formatOrderNumber(orderId) });
    await line.getByText("Bekräftelsen kom inte fram till kunden").waitFor();
    await expectAccessible(desk);
    await line.getByRole("link").click();
    await desk.getByRole("heading", { name: "Kunden har inte fått bekräftelsen" }).waitFor();
    await expectAccessible(desk);

    // By keyboard: the page behind the link asks for the login.
    await another(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Logga in för att ändra adressen" }).waitFor();
    const logsIn = page.getByRole("main").getByRole("link", { name: "Logga in med BankID" });
    await waitUntilHydrated(logsIn);
    await logsIn.click();
    await chooseOther(page);
    const login = await scanCode(page, person.personalNumber);
    await untilReloaded(page, () => phone().approve(login));
    await page.getByRole("heading", { name: "Ny mejladress" }).waitFor();
    await expectAccessible(page);
    await page.getByLabel("Mejladress som fungerar").fill(refused);
    await page.keyboard.press("Enter");
    await page.getByText("Dit har vi redan skickat").waitFor();
    await expectAccessible(page);

    // My pages state it too.
    await page.goto("/minasidor/");
    await note(page).first().waitFor();
    await expectAccessible(page);
    await page.goto("/minasidor/ordrar/");
    const card = page.locator("article").filter({ hasText: formatOrderNumber(orderId) });
    await card.getByText("kom inte fram till n•••").waitFor();
    await expectAccessible(page);
    await card.getByRole("link", { name: /^Ange en ny mejladress/ }).click();

    const box = newBox("kund");
    await page.getByLabel("Mejladress som fungerar").fill(box);
    await page.getByRole("button", { name: "Skicka handlingarna" }).click();
    await page.getByText(/(på väg|skickad) till k•••@post\.example/).waitFor();
    await expectAccessible(page);
    await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), box)).length > 0, 30_000, "the documents");
    const [mail] = await readInbox(inject("simulatorsUrl"), box);
    for (const text of [formatOrderNumber(orderId), "Villkor och faktablad", "Ångra köp"])
      expect(mail?.text).toContain(text);

    await expect
      .poll(
        async () => (
          await page.goto(orderPath(orderId)),
          note(page).or(page.getByText("Vi skickar bekräftelsen igen")).count()
        ),
        { timeout: 20_000 },
      )
      .toBe(0);
    expect(await page.locator("main").textContent()).toContain(box);
    await page.goto("/minasidor/ordrar/");
    await card.waitFor();
    expect(await card.getByText("kom inte fram").count()).toBe(0);
    await desk.reload();
    expect(await desk.getByRole("heading", { name: "Kunden har inte fått bekräftelsen" }).count()).toBe(0);
    await desk.goto("/redaktion/arenden/");
    expect(await line.count()).toBe(0);
  },
);
