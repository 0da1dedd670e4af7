import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { dataLayer, waitForEvent } from "#tests/journeys/consent/consent-page.ts";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { openPage } from "#tests/support/open-page.ts";
import { readInbox } from "#tests/support/read-inbox.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { listClippedTexts } from "#tests/support/text-overflow.ts";
import { controlSimulators } from "#simulators/control-client.ts";

const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");
const main = async (page: Page) => plain(await page.getByRole("main").textContent());

async function search(page: Page, loan = "2400000"): Promise<void> {
  await page.getByLabel("Bolån", { exact: true }).fill(loan);
  await page.getByLabel("Bostadens värde").fill("3200000");
  await page.getByLabel("Inkomst före skatt").fill("60000");
  await page.getByLabel("Din ränta idag").fill("3,64");
  await page.getByRole("button", { name: "Räkna och jämför räntor" }).click();
  await page.waitForURL(/\/bolan\/jamfor\/\?searchid=/);
  await page.getByRole("heading", { level: 1, name: "Ditt bolån" }).waitFor({ timeout: 30_000 });
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function ask(page: Page, email: string): Promise<void> {
  await field(page, "Namn").fill("Anna Lindqvist");
  await field(page, "Telefon").fill("070-123 45 67");
  await field(page, "E-post").fill(email);
}

const send = (page: Page) => page.getByRole("button", { name: "Skicka förfrågan" }).click();

const expectFitting = (page: Page): Promise<void> =>
  expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () => expect(await listClippedTexts(page)).toEqual([]));

test(
  "a visitor sees what the loan costs and stands, and asks one bank to get in touch [P-002] [P-006]",
  { timeout: 180_000 },
  async () => {
    const { page } = await openPage("/bolan/", { width: 390, theme: "light", consent: [1, 2, 3] });
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Räkna på bolånet");
    await search(page);
    const text = await main(page);
    for (const part of [
      "Du lånar 75 % av värdet",
      "Därför amorterar du 2 % om året, 4 000 kr i månaden. Betalar du av 160 000 kr till räcker 1 %.",
      "Lägst rörligt: Örtugen Bank, 3,09 %.",
      "Tre procentenheter till kostar dig 4 546 kr mer i månaden.",
      "Du betalar8 326 kr",
    ])
      expect(text).toContain(part);
    await expectFitting(page);

    await page.getByRole("button", { name: "1 år", exact: true }).click();
    await page.getByText("Lägst på 1 år: Lånstugan, 3,09 %.").waitFor({ timeout: 30_000 });
    await page.getByRole("link", { name: "Skicka förfrågan till Lånstugan" }).click();
    await page.waitForURL(/\/bolan\/forfragan\/\?resultid=/);
    expect(await main(page)).toContain("Lånstugan betalar oss 600 kr för förfrågan.");
    expect(await page.getByRole("checkbox").isChecked()).toBe(false);
    await expectFitting(page);

    const email = `bolan-${Date.now()}@post.example`;
    await ask(page, email);
    await send(page);
    await page.getByText("Kryssa i att vi får skicka uppgifterna.").waitFor();
    expect(await field(page, "Namn").inputValue()).toBe("Anna Lindqvist");
    await expectAccessible(page);
    await page.getByRole("checkbox").check();
    await send(page);
    await page.waitForURL(/\/bolan\/forfragan\/skickad\/\?forfragan=/);
    const lead = await waitForEvent(page, "lead");
    expect(lead).toMatchObject({ action: "contact_request", id: "8", type: "phone", category: "mortgage" });
    expect([lead["phone"], lead["email"]].every((hash) => /^[0-9a-f]{64}$/.test(String(hash)))).toBe(true);
    await expectAccessible(page);

    await expect
      .poll(
        async () => {
          await page.reload();
          return page.getByRole("heading", { level: 1 }).textContent();
        },
        { timeout: 30_000 },
      )
      .toBe("Förfrågan är framme");
    // Once: not again when the receipt is opened again.
    expect((await dataLayer(page)).filter(({ event }) => event === "lead")).toEqual([]);
    expect(await listClippedTexts(page)).toEqual([]);
    const leadId = new URL(page.url()).searchParams.get("forfragan") ?? "";
    const simulatorsUrl = inject("simulatorsUrl");
    const taken = await controlSimulators(simulatorsUrl).orders("insurers/lanstugan");
    expect(taken[`lead ${leadId}`]).toBe(1);
    await expect
      .poll(async () => (await readInbox(simulatorsUrl, email)).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual(["Lånstugan har fått din förfrågan"]);

    const receipt = page.url();
    await page.getByRole("button", { name: "Ta bort förfrågan" }).click();
    await page.waitForURL(/\/bolan\/$/);
    expect((await page.goto(receipt))?.status()).toBe(404);
  },
);

test("without script and without consent to measurement the search and the request work, and nothing is measured [P-002]", async () => {
  const { page } = await openPage("/bolan/", { width: 390, hasScript: false });
  await search(page, "2300000");
  await page.getByRole("link", { name: /^Skicka förfrågan till/ }).click();
  await page.waitForURL(/\/bolan\/forfragan\//);
  await ask(page, `bolan-utan-skript-${Date.now()}@post.example`);
  await page.getByRole("checkbox").check();
  await send(page);
  await page.waitForURL(/\/bolan\/forfragan\/skickad\//);
  expect(await main(page)).toContain("Anna Lindqvist");
  expect(await page.locator("[data-measured]").count()).toBe(0);
});
