import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, RESULT_LIMIT_MS, searchCar, waitForList } from "#tests/support/car-result.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { countProviders, priceHeading } from "#tests/support/providers.ts";

async function search(registrationNumber: string, options?: VisitorOptions) {
  const opened = await searchCar(registrationNumber, options);
  onTestFinished(() => opened.context.close());
  return opened;
}

test("while insurers are awaited a card has dots for its price, and the rest are grey; a coach passes the time [C-044] [C-060] [W-026]", async () => {
  // Every insurer is five seconds late.
  const { page } = await search("SLO 000", { width: 390 });
  await page.getByRole("progressbar").waitFor();
  const waiting = page.getByRole("article").filter({ hasText: "Hämtar pris" });
  await expect.poll(() => waiting.count()).toBe(4);
  expect(await waiting.first().textContent()).not.toMatch(/kr\/mån/);
  // Three dots where the price will be.
  expect(await waiting.first().locator("i").count()).toBe(3);
  const skeletons = page.locator('li[aria-hidden="true"]');
  expect(await skeletons.count()).toBe(8);
  expect((await skeletons.first().boundingBox())?.height).toBe((await waiting.first().boundingBox())?.height);
  const coach = page.getByRole("navigation", { name: "Sänk fler kostnader" });
  await coach.getByText("Medan bolagen svarar kan du se vad mer du kan sänka.").waitFor();
  const steps = coach.getByRole("listitem");
  expect(await steps.locator("svg").count()).toBe(await steps.count());
  expect(await steps.first().textContent()).toBe("Bilförsäkring, pågår");
  expect(await coach.getByRole("link", { name: "Villaförsäkring" }).getAttribute("href")).toBe("/forsakring/villa/");
  await expectAccessible(page);
});

test("a price appears in its position as soon as the insurer has answered, without a poll", async () => {
  const posts: string[] = [];
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.on("request", (request) => void posts.push(new URL(request.url()).pathname));
  await page.goto("/forsakring/bil/");
  await page.getByLabel("Registreringsnummer").fill("SLO 001");
  await page.getByLabel("Personnummer").fill("198502102380");
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page
    .getByText(`${countProviders("car") - 1} av ${countProviders("car")} bolag har svarat.`)
    .waitFor({ timeout: RESULT_LIMIT_MS });
  expect(await page.getByRole("article").filter({ hasText: "kr/mån" }).count()).toBe(countProviders("car") - 1);
  expect(posts).toContain("/forsakring/bil/jamfor/progress/stream");
  await waitForList(page);
});

/** On a busy machine the fast answers can be as late as the slow one: then another insurer is awaited. */
async function openList() {
  for (const [car, late] of [
    ["SLO 001", "Tuvull"],
    ["SLO 002", "Rattvis"],
    ["SLO 003", "Granskog"],
  ] as const) {
    const { page } = await search(car, { width: 390 });
    const line = page.getByText(`Väntar på svar från ${late}.`);
    await line
      .or(page.getByRole("heading", { level: 1, name: priceHeading(countProviders("car")) }))
      .waitFor({ timeout: RESULT_LIMIT_MS });
    if (await line.isVisible()) return { page, late };
  }
  throw new Error("no list was open before its search had ended");
}

test("the list can be used while the last insurer is awaited, and its price moves nothing until the visitor asks for it", async () => {
  const { page, late } = await openList();
  await page.getByRole("heading", { level: 1, name: priceHeading(countProviders("car") - 1) }).waitFor();
  await cardOf(page, "Rask")
    .getByRole("link", { name: /^Gå vidare/ })
    .click();
  const checkout = page.getByRole("dialog");
  const email = checkout.getByLabel("Mejladress");
  await email.fill("anna@example.se");
  await expect.poll(() => page.getByRole("status").allTextContents()).toContain("1 nytt pris har kommit.");
  expect(await email.inputValue()).toBe("anna@example.se");
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
  await checkout.getByRole("button", { name: "Stäng" }).click();
  await page.getByRole("button", { name: "Ja, lämna" }).click();
  await checkout.waitFor({ state: "detached" });
  expect(await page.getByRole("article").count()).toBe(countProviders("car") - 1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Visa 1 nytt pris" }).click();
  await page.getByRole("heading", { level: 1, name: priceHeading(countProviders("car")) }).waitFor();
  expect(await page.locator("li:focus").getByRole("article").getAttribute("aria-label")).toBe(late);
  await page
    .getByText(`Sökningen är klar. ${countProviders("car")} av ${countProviders("car")} bolag har svarat.`)
    .waitFor();
});

test("the end of the search is announced, and the focus stays [C-018]", async () => {
  const { page } = await search("SPV 24K");
  await page.getByRole("progressbar").waitFor();
  const change = page.getByRole("button", { name: "Ändra" });
  await change.focus();
  await waitForList(page);
  await expect
    .poll(() => page.getByRole("status").allTextContents())
    .toContain(`${countProviders("car")} priser på halvförsäkring`);
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("every insurer that declined is listed with its reason in the panel about the search [C-035]", async () => {
  const { page } = await search("DEC 001");
  await waitForList(page);
  await page
    .getByText(`Vi frågade ${countProviders("car")} bolag. ${countProviders("car") - 1} gav ett pris.`)
    .waitFor();
  await page.getByText("Visa företag som inte gav något svar").click();
  const denied = page.getByRole("listitem").filter({ hasText: "Tuvull." });
  expect((await denied.textContent())?.length).toBeGreaterThan("Tuvull. ".length);
  await expectAccessible(page);
  await page.getByText("Dölj företag som inte gav något svar").click();
  expect(await denied.isVisible()).toBe(false);
});

test.for([
  { car: "NON 001", text: /^Prova att ändra din filtrering/ },
  { car: "ERR 000", text: /^Något gick tyvärr fel, prova att göra om din sökning/ },
])("a search without results ($car) shows why, and whom to call [C-031] [C-033] [C-034]", async ({ car, text }) => {
  const { page } = await search(car, { width: 390 });
  await page.getByRole("heading", { name: "Din sökning gav inga resultat" }).waitFor({ timeout: RESULT_LIMIT_MS });
  await page.getByText(text).waitFor();
  const help = page.getByText(/Ibland behöver ett ärende hanteras för hand/);
  expect(await help.textContent()).toContain("08-465 004 00, måndag–fredag 08:00–18:00");
  expect(await page.getByRole("link", { name: "Ring oss" }).getAttribute("href")).toBe("tel:0846500400");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Gör om sökningen" }).click();
  await page.getByRole("dialog", { name: "Ändra din sökning" }).waitFor();
});

test("a result is found again at its address, by its visitor and by no one else [C-021] [C-022]", async () => {
  const { page, context } = await search("SPV 24K");
  await waitForList(page);
  expect(new URL(page.url()).pathname).toBe("/forsakring/bil/jamfor/");
  expect(new URL(page.url()).searchParams.get("searchid")).toMatch(/^day-\d{8}-[\w-]{27}$/);
  // A new profile of the same person's browser, as after it has been closed.
  const again = await newVisitor();
  onTestFinished(() => again.close());
  await again.addCookies(await context.cookies());
  const restored = await again.newPage();
  await restored.goto(page.url());
  await restored
    .getByRole("heading", { level: 1, name: `${countProviders("car")} priser på halvförsäkring` })
    .waitFor();
  const stranger = await newVisitor();
  onTestFinished(() => stranger.close());
  const strange = await stranger.newPage();
  await strange.goto(page.url());
  expect(new URL(strange.url()).pathname).toBe("/forsakring/bil/");
  await strange.getByText("Vi kan inte visa den sökningen.").waitFor();
  expect(await strange.content()).not.toMatch(/SPV ?24K/);
});
