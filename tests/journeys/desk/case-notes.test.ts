import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formatOrderNumber } from "#domain/order/order-number.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { NOT_OWNER } from "#tests/support/order-fixtures.ts";
import { afterHydration } from "#tests/support/visitor.ts";

/** Every address that the page requests or has. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  return addresses;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([SCREEN_VARIANTS[0], { width: 320, theme: "light", hasScript: false }] as const)(
  "support finds a customer by personal number, which no address shows, and leaves a note for the next colleague: $width px, $theme",
  async (look) => {
    const orderId = await ordered().place(await ordered().newCustomer(), { personalNumber: NOT_OWNER });
    const page = await (await openAs(await ordered().newCustomer("support"), look)).newPage();
    const addresses = addressesOf(page);
    await page.goto("/redaktion/arenden/");
    await page.getByRole("textbox", { name: "Sök" }).fill(`${NOT_OWNER.slice(0, 8)}-${NOT_OWNER.slice(8)}`);
    await page.getByRole("button", { name: "Sök", exact: true }).click();
    const found = page.getByRole("status");
    await found.getByText("Personnummer 19580214-••••").waitFor();
    expect(await page.getByRole("textbox", { name: "Sök" }).inputValue()).toBe("");
    expect(await overflow(page)).toBe(0);
    // axe needs script in the page.
    const isAxed = !("hasScript" in look);
    if (isAxed) await expectAccessible(page);
    await found.getByRole("link", { name: formatOrderNumber(orderId) }).click();

    const note = page.getByRole("textbox", { name: "Ny anteckning" });
    await note.fill(`Frun ringde, ${NOT_OWNER}.`);
    await page.getByRole("button", { name: "Spara anteckningen" }).click();
    await page.getByRole("alert").getByText("Det ser ut att stå ett personnummer i anteckningen.").waitFor();
    if (isAxed) await expectAccessible(page);
    // Hydration resets a field to the value from the server.
    await afterHydration(page, undefined);
    await note.fill("Frun ringde om fakturan.\nHon hör av sig igen på torsdag.");
    await page.getByRole("button", { name: "Spara anteckningen" }).click();
    await page.getByText("Anteckningen är sparad.").waitFor();
    await note.fill("Bolaget skickar en ny faktura.");
    await page.getByRole("button", { name: "Spara anteckningen" }).click();
    await page.getByText("Bolaget skickar en ny faktura.").waitFor();

    const written = page
      .getByRole("listitem")
      .filter({ hasText: /faktura/ })
      .filter({ hasText: "Anna Lindqvist" });
    expect(await written.allTextContents()).toEqual([
      expect.stringMatching(/^Bolaget skickar en ny faktura\.Anna Lindqvist, \d+ \p{L}+ \d{4} kl\. \d{2}:\d{2}$/u),
      expect.stringContaining("Frun ringde om fakturan.\nHon hör av sig igen på torsdag."),
    ]);
    expect(await note.inputValue()).toBe("");
    expect(await overflow(page)).toBe(0);
    if (isAxed) await expectAccessible(page);
    expect(addresses.filter((address) => /580214|2785/.test(address))).toEqual([]);
  },
);

test("a case has as many columns as there is room for, which fill the page", async () => {
  const orderId = await ordered().place(await ordered().newCustomer());
  const page = await (await openAs(await ordered().newCustomer("support"))).newPage();
  await page.goto(`/redaktion/arende/?id=${orderId}`);
  for (const [width, columns] of [
    [390, 1],
    [1100, 2],
    [1440, 3],
    [2560, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all(
      ["Vad som har hänt", "Beställningen", "Anteckningar"].map((name) =>
        page.locator("section", { has: page.getByRole("heading", { name, exact: true }) }).boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size, `${width} px`).toBe(columns);
    const right = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
    expect(width - right).toBeLessThanOrEqual(64);
  }
});
