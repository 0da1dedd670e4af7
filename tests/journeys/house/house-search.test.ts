import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { cardOf, PERSONAL_NUMBER, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import { fillInHouse, HOUSE_PATH } from "#tests/support/house-result.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { countProviders } from "#tests/support/providers.ts";

async function visit(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

const show = (page: Page) => page.getByRole("button", { name: "Visa priser" });

const listTop = (page: Page): Promise<number> =>
  page
    .getByRole("heading", { name: "Alla erbjudanden" })
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);

test("on a phone a house is described, and its prices are sorted by yearly fee", async () => {
  const page = await visit({ width: 390 });
  const watch = watchPage(page);
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  await page.locator('[data-field="zip"] [aria-live] p').getByText("Farsta, Stockholms län").waitFor();
  await expectAccessible(page);
  await show(page).click();
  await page.getByRole("progressbar").waitFor();
  const topWhileRunning = await listTop(page);
  await waitForList(page);
  // New prices do not shift the list.
  expect(await listTop(page)).toBeCloseTo(topWhileRunning, 0);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
    `${countProviders("house")} priser på villaförsäkring`,
  );
  const fees = await page.getByRole("article").locator("text=/kronor per år$/").allTextContents();
  expect(fees).toHaveLength(countProviders("house"));
  const amounts = fees.map((fee) => Number.parseInt(fee, 10));
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  expect(await page.content()).not.toContain(PERSONAL_NUMBER);
  await expectAccessible(page);
  watch.expectQuiet();
});

test("the fields show their format, their unit and why they are asked for [H-032] [H-033] [H-034]", async () => {
  const page = await visit({ width: 390 });
  await page.goto(HOUSE_PATH);
  await page.getByLabel("Byggår").fill("1954");
  for (const label of ["Inköpsår", "Byggår", "Renoveringsår"])
    expect(await page.getByLabel(label).getAttribute("placeholder")).toBe("ÅÅÅÅ");
  const personal = page.locator('[data-field="civicnumber"]');
  expect(await personal.getByRole("textbox").getAttribute("placeholder")).toBe("ÅÅMMDDXXXX");
  await personal.getByText("Personnumret behövs för att ge rätt pris för just dig!").waitFor();
  await page.getByRole("button", { name: "Lägg till byggnad" }).click();
  for (const name of ["livingarea", "biarea", "extrabuildings1area"])
    expect(await page.locator(`[data-field="${name}"]`).textContent()).toContain("kvm");
});

test("by keyboard alone buildings are added and removed, and the search is made [H-029]", async () => {
  const page = await visit();
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  const add = page.getByRole("button", { name: "Lägg till byggnad" });
  for (const [count, area] of [
    [1, "24"],
    [2, "18"],
    [3, "9"],
  ] as const) {
    await add.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (name) => document.activeElement?.getAttribute("name") === name,
      `extrabuildings${count}area`,
    );
    await page.keyboard.type(area);
  }
  expect(await add.count()).toBe(0);
  await page.getByRole("button", { name: "Ta bort garaget Byggnad 1" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("2 av högst 3").waitFor();
  expect(await page.locator('[name="extrabuildings1area"]').inputValue()).toBe("18");
  expect(await page.locator('[name="extrabuildings2area"]').inputValue()).toBe("9");
  await page.getByLabel("Personnummer").focus();
  await page.keyboard.press("Enter");
  await waitForList(page);
  const details = cardOf(page, "Granskog Försäkring").locator("summary");
  await details.focus();
  await page.keyboard.press("Enter");
  await cardOf(page, "Granskog Försäkring").getByText("Självrisk byggnad").waitFor();
});

test("the search starts as soon as the result page has loaded, with the house's own calls [H-007] [H-035]", async () => {
  const page = await visit();
  const posts: string[] = [];
  let loads = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  await show(page).click();
  await waitForList(page);
  expect(posts).toContain("/forsakring/villa/jamfor/ajax");
  // The page itself posts: the browser never left it.
  expect(loads).toBe(1);
});

test("without JavaScript a house from before 1960 with another building finds its prices", async () => {
  const page = await visit({ hasScript: false });
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  await page.getByLabel("Byggår").fill("1954");
  await page.getByLabel("Antal andra byggnader").selectOption("1");
  await page.locator('[name="extrabuildings1area"]').fill("24");
  await show(page).click();
  // Only the server knew that the year of renovation is needed.
  await page.getByRole("alert").getByText("Ett fält behöver rättas").waitFor();
  expect(await page.locator('[name="extrabuildings1area"]').inputValue()).toBe("24");
  await page.getByLabel("Renoveringsår").fill("2008");
  await show(page).click();
  await waitForList(page);
  expect(await page.getByRole("article").count()).toBe(countProviders("house"));
  expect(await page.locator("aside").getByText("Så har vi sökt").count()).toBe(1);
});

test("a browser in the other variant gets the other form, and finds the same [H-012]", async () => {
  const page = await visit({ width: 390 });
  await page.goto(HOUSE_PATH);
  const { hostname } = new URL(page.url());
  await page.context().addCookies([{ name: "variant", value: "1", domain: hostname, path: "/" }]);
  await page.goto(HOUSE_PATH);
  await page.getByText("Mer om huset").waitFor();
  expect(await page.getByLabel("Larm").isVisible()).toBe(false);
  await fillInHouse(page);
  await page.getByText("Mer om huset").click();
  await page.getByLabel("Larm").selectOption({ label: "Larm kopplat till central" });
  await expectAccessible(page);
  await show(page).click();
  await waitForList(page);
});

test("back from the result the form holds what was typed, but not the personal number [H-008]", async () => {
  const page = await visit();
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  await show(page).click();
  await waitForList(page);
  await page.goBack();
  await page.waitForURL(/sessionsearchid=/);
  await expect.poll(() => page.getByLabel("Adress").inputValue()).toBe("Sparvvägen 7");
  expect(await page.getByLabel("Antal boende").inputValue()).toBe("4");
  expect(await page.getByLabel("Personnummer").inputValue()).toBe("");
  // The same id at the result's address: the search is tried at once, and what is missing is asked for.
  const id = new URL(page.url()).searchParams.get("sessionsearchid") ?? "";
  await page.goto(`${HOUSE_PATH}jamfor/?sessionsearchid=${id}`);
  await page.getByRole("alert").getByText("Ett fält behöver rättas").waitFor();
  expect(await page.getByLabel("Byggår").inputValue()).toBe("1972");
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  await show(page).click();
  await page.getByRole("heading", { level: 1, name: /^\d+ pris/ }).waitFor({ timeout: RESULT_LIMIT_MS });
});
