import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { openPage } from "#tests/support/open-page.ts";
import type { Customer } from "#tests/support/order-fixtures.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { randomId } from "#platform/ids.ts";
import { simulatedVerticals } from "#simulators/verticals/registry.ts";

const sample = (name: string) => simulatedVerticals.find((each) => each.name === name)?.samples.ordinary ?? {};

async function search(customer: Customer): Promise<string> {
  const given = { ...sample("car"), insurancetype: "half", tempsearchid: randomId() };
  const { body } = await customer.post("/forsakring/bil/jamfor/ajax", given);
  return (body as { Data: { Result: { SearchId: string } } }).Data.Result.SearchId;
}

let shots = 0;
async function expectUsable(page: Page, name: string): Promise<void> {
  await expectAccessibleInLooks(
    page,
    [
      { width: 390, theme: "light" },
      { width: 390, theme: "dark" },
      { width: 1440, theme: "light" },
      { width: 1440, theme: "dark" },
    ],
    async ({ width, theme }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      const folder = process.env["SPARV_SHOTS"];
      shots += 1;
      const file = `share-${String(shots).padStart(2, "0")}-${name}-${width}-${theme}.png`;
      if (folder) await page.screenshot({ path: join(folder, file), fullPage: true });
    },
  );
}

test(
  "a visitor shares three prices, the other votes by keyboard, the visitor sees the answer and revokes the link",
  { timeout: LONG_WALK_MS },
  async () => {
    const customer = await ordered().newCustomer();
    const fetchId = await ordered().fetchPolicy(customer, { yearlyFeeOre: 1_100_000 });
    const searchId = await search(customer);
    const context = await openAs(customer, { width: 1440 });
    const mine = await context.newPage();
    await mine.goto(`/dela/?searchid=${searchId}&fetchdataid=${fetchId}`);
    await waitUntilHydrated(mine.getByLabel("Hälsning", { exact: true }));
    const preview = mine.getByRole("region", { name: "Så här ser det ut för den andra" });
    await mine.getByLabel("Hälsning", { exact: true }).fill("Jag lutar åt den andra. Vad tycker du?");
    await mine.getByLabel("Ditt förnamn").fill("Anna");
    await preview.getByText("Jag lutar åt den andra.").waitFor();
    expect(await preview.getByText("Anna idag").count()).toBe(0);
    await mine.getByLabel("Vad du betalar idag").check();
    await preview.getByText("Anna idag").waitFor();
    await expectUsable(mine, "choose");
    await mine.getByRole("button", { name: "Skapa länken" }).click();
    const link = await mine.getByLabel("Länk att skicka").inputValue();
    expect(link).toMatch(/\/dela\/[\w-]{43}\/$/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: inject("stackUrl") });
    await waitUntilHydrated(mine.getByRole("button", { name: "Kopiera länken" }));
    await mine.getByRole("button", { name: "Kopiera länken" }).click();
    await mine.getByText("Länken är kopierad.").waitFor();

    const { page: theirs } = await openPage(new URL(link).pathname, { hasScript: false, isPhone: true });
    await theirs.getByRole("heading", { name: "Tre priser på bilförsäkring" }).waitFor();
    await theirs.getByText(/^Halvförsäkring för en /).waitFor();
    const vote = theirs.getByRole("button", { name: /^Jag röstar på/ }).nth(1);
    await theirs.getByLabel("Skriv något").fill("Den utan bindningstid?");
    await vote.focus();
    await theirs.keyboard.press("Enter");
    await theirs.getByText("Ditt svar är skickat till Anna.").waitFor();
    await theirs.getByRole("button", { name: "Din röst" }).waitFor();
    expect(await theirs.getByLabel("Skriv något").inputValue()).toBe("Den utan bindningstid?");

    await mine.reload();
    await mine.getByText("Den utan bindningstid?").waitFor();
    await mine.getByText(/^Öppnad en gång/).waitFor();
    await mine.getByLabel("Din favorit, som den andra ser").selectOption({ index: 1 });
    await mine.getByRole("button", { name: "Spara favoriten" }).click();
    await expectUsable(mine, "shared");
    await theirs.goto(new URL(link).pathname);
    await theirs.getByText("Annas favorit").waitFor();

    const { page: looked } = await openPage(new URL(link).pathname, { width: 390 });
    await expectUsable(looked, "seen");
    await looked
      .getByRole("button", { name: /^Jag röstar på/ })
      .first()
      .click();
    await looked.getByText("Ditt svar är skickat till Anna.").waitFor();
    await expectUsable(looked, "voted");

    await mine.getByRole("button", { name: /^Återkalla/ }).click();
    await mine.getByText("Återkallad", { exact: true }).waitFor();
    const gone = await theirs.goto(new URL(link).pathname);
    expect(gone?.status()).toBe(404);
  },
);
