import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { countProviders, priceHeading } from "#tests/support/providers.ts";

const PERSONAL_NUMBER = "198502102380";

async function fillIn(page: Page, registrationNumber: string): Promise<void> {
  await page.getByLabel("Registreringsnummer").fill(registrationNumber);
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  await page.getByLabel("Postnummer").fill("123 45");
}

const offers = (page: Page) => page.getByRole("article");

describe.for([390, 1440])("at %i px a visitor", (width) => {
  test("types a registration number, follows the search and sees prices, cheapest first", async () => {
    const context = await newVisitor({ width });
    const page = await context.newPage();
    const watch = watchPage(page);
    await page.goto("/forsakring/bil/");
    await expectAccessible(page);
    await fillIn(page, "SPV 24K");
    await page.getByRole("button", { name: "Visa priser" }).click();
    await page.waitForURL(/\/forsakring\/bil\/jamfor\/\?searchid=[\w-]{27}$/);
    await page.getByRole("progressbar").waitFor();
    await expectAccessible(page);
    await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
    await expectAccessible(page);
    expect(await offers(page).count()).toBe(countProviders("car"));
    const yearlyFees = await offers(page).evaluateAll((cards) =>
      cards.map((card) => Number(/(\d[\d\s\u202f\u00a0]*)\s*kr\/år/.exec(card.textContent)?.[1]?.replace(/\D/g, ""))),
    );
    expect(yearlyFees.every((fee) => fee > 300)).toBe(true);
    expect(yearlyFees).toEqual(yearlyFees.toSorted((a, b) => a - b));
    watch.expectQuiet();
    await context.close();
  });
});

test.for([
  ["streamed", false],
  ["polled, when the stream is cut", true],
] as const)(
  "the browser uses the documented calls, its progress is %s, and no address carries the personal number",
  async ([_how, isCut]) => {
    const context = await newVisitor();
    const page = await context.newPage();
    const asked: string[] = [];
    const addresses: string[] = [];
    page.on("request", (request) => {
      addresses.push(request.url());
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    if (isCut) await page.route("**/jamfor/progress/stream**", (route) => route.abort());
    await page.goto("/forsakring/bil/");
    // An insurer that takes five seconds: the page must follow the search meanwhile.
    await fillIn(page, "SLO 001");
    await page.getByRole("button", { name: "Visa priser" }).click();
    await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
    expect(asked).toContain("POST /forsakring/bil/jamfor/ajax");
    const isPolled = asked.includes("POST /forsakring/bil/jamfor/progress");
    expect([isPolled, asked.includes("GET /forsakring/bil/jamfor/progress/stream")]).toEqual([isCut, true]);
    expect(addresses.filter((address) => address.includes(PERSONAL_NUMBER))).toEqual([]);
    expect(await page.content()).not.toContain(PERSONAL_NUMBER);
    await context.close();
  },
);

test("a result can be opened again by its address, and only by the visitor who asked [C-022]", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "SPV 24K");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
  const again = await context.newPage();
  await again.goto(page.url());
  await again.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
  const stranger = await newVisitor();
  const strange = await stranger.newPage();
  await strange.goto(page.url());
  await strange.getByText("Den är för gammal, eller gjord i en annan webbläsare.").waitFor();
  expect(await strange.getByLabel("Registreringsnummer").inputValue()).toBe("");
  expect(await strange.content()).not.toMatch(/SPV ?24K/);
  await Promise.all([context.close(), stranger.close()]);
});

test("without JavaScript the same form leads to the same list", async () => {
  const context = await newVisitor({ width: 390, hasScript: false });
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "SPV 24K");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor({ timeout: 20_000 });
  await page.waitForLoadState("domcontentloaded");
  expect(await offers(page).count()).toBe(countProviders("car"));
  // The fetch needs script; without it there is a phone link.
  const asked = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Äger du bilen/ }) });
  expect(await asked.getByRole("link", { name: /^Ring / }).getAttribute("href")).toMatch(/^tel:/);
  await context.close();
});

test.for([true, false])("an error is shown at its field and in a summary (JavaScript: %s)", async (hasScript) => {
  const context = await newVisitor({ width: 390, hasScript });
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "AB 1234");
  await page.getByLabel("Personnummer").fill("198502102381");
  // The server validates the check digit: with script already while the form is filled in.
  if (hasScript) await page.getByText("Vänligen ange ett giltigt personnummer").waitFor();
  await page.getByRole("button", { name: "Visa priser" }).click();
  const summary = page.getByRole("alert");
  await summary.getByText("Vänligen ange ett giltigt personnummer").waitFor();
  await summary.getByText("Registreringsnumret hittades inte").waitFor();
  expect(await page.getByLabel("Personnummer").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Postnummer").inputValue()).toBe("123 45");
  if (hasScript) await expectAccessible(page);
  await context.close();
});

test.for([
  ["HNG 001", "Bolaget svarade inte i tid."],
  ["GRB 001", "Bolagets svar gick inte att läsa."],
  ["RST 001", "Bolaget går inte att nå just nu."],
] as const)(
  "when one insurer fails (%s) the others' prices are shown on time, and the failure too",
  async ([car, reason]) => {
    const context = await newVisitor();
    const page = await context.newPage();
    await page.goto("/forsakring/bil/");
    await fillIn(page, car);
    const startedMs = Date.now();
    await page.getByRole("button", { name: "Visa priser" }).click();
    await page.getByRole("heading", { name: priceHeading(countProviders("car") - 1) }).waitFor({ timeout: 15_000 });
    expect(Date.now() - startedMs).toBeLessThan(12_000);
    if (car === "HNG 001") {
      // After a reload while one insurer is awaited, the search is the same.
      await page.reload();
      await page.getByRole("heading", { name: priceHeading(countProviders("car") - 1) }).waitFor({ timeout: 15_000 });
    }
    expect(await offers(page).count()).toBe(countProviders("car") - 1);
    await page.getByText("Visa företag som inte gav något svar").click();
    await page.getByText(reason).waitFor();
    await expectAccessible(page);
    await context.close();
  },
);

test("when every insurer declines, the page explains it and offers help by phone", async () => {
  const context = await newVisitor({ width: 390 });
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "NON 001");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: "Din sökning gav inga resultat" }).waitFor();
  await expectAccessible(page);
  await context.close();
});

test("the whole search can be made by keyboard alone", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  const tabTo = async (label: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press("Tab");
      if (await page.getByLabel(label).evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${label} was not reached by keyboard`);
  };
  await tabTo("Registreringsnummer");
  await page.keyboard.type("SPV24K");
  await tabTo("Personnummer");
  await page.keyboard.type(PERSONAL_NUMBER);
  await tabTo("Postnummer");
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
  expect(await offers(page).count()).toBe(countProviders("car"));
  await context.close();
});
