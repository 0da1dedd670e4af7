import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { openPage } from "#tests/support/open-page.ts";
import { openDepositResult } from "#tests/support/deposit-result.ts";
import { listClippedTexts } from "#tests/support/text-overflow.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

async function open(options: VisitorOptions = {}, changes: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { page, context } = await openDepositResult({ ...options, isShared: true }, changes);
  onTestFinished(() => context.close());
  return page;
}

/** On a phone and a desk, each theme once. */
const expectFitting = (page: Page): Promise<void> =>
  expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () => expect(await listClippedTexts(page)).toEqual([]));

/** Those too that a long list keeps behind a button. */
const cards = (page: Page) => page.locator("article");
const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ");

/** What each card states for that time, in kronor. */
const gains = async (page: Page, years: number): Promise<number[]> =>
  (await cards(page).locator(`dl[aria-label] dt:text-is("${years} år") + dd`).allTextContents()).map((text) =>
    Number(text.replaceAll(/\D/g, "")),
  );

test(
  "accounts are ranked by what they give after tax, with rate, binding, guarantee and withdrawals [P-003]",
  { timeout: LONG_WALK_MS },
  async () => {
    const page = await open({ width: 390 });
    expect(plain(await page.getByRole("heading", { level: 1 }).textContent())).toBe("16 konton för dina pengar");
    const given = await gains(page, 5);
    expect(given).toHaveLength(16);
    expect(given).toEqual(given.toSorted((a, b) => b - a));
    const first = plain(await cards(page).first().textContent());
    for (const text of [
      "3,25 %",
      "+ 2 275 kr",
      "+ 6 981 kr",
      "+ 11 904 kr",
      "Du får 1 995 kr mer per år",
      "Bundet 1 år",
    ])
      expect(first).toContain(text);
    for (const label of ["Insättningsgaranti", "Ingen insättningsgaranti", "Fria uttag", "Uttag efter 3 mån"])
      expect(await cards(page).getByText(label, { exact: true }).count(), label).toBeGreaterThan(0);
    expect(await page.getByText(/^Kontot som ger mest efter skatt/).count()).toBe(1);
    expect(await page.getByText(/årspris/).count()).toBe(0);
    await expectFitting(page);

    await cards(page).first().locator("summary").first().click();
    const chart = cards(page).first().getByRole("figure", { name: "Så växer pengarna" });
    await chart.getByText("Visa som tabell").click();
    expect(plain(await chart.getByRole("row").last().textContent())).toContain("Efter 5 år");
    await expectFitting(page);
  },
);

test("a visitor leaves for the bank by a page that states what it pays us", async () => {
  const page = await open({ width: 390 });
  await cards(page)
    .first()
    .getByRole("link", { name: /^Till banken/ })
    .first()
    .click();
  await page.waitForURL(/\/sparande\/vidare\/\?resultid=/);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Vidare till Örtugen Bank");
  const text = plain(await page.getByRole("main").textContent());
  expect(text).toContain("www.ortugen.example");
  expect(text).toContain("Örtugen Bank betalar oss 250 kr om du blir kund.");
  expect(text).toContain("Vi skickar inga uppgifter om dig till Örtugen Bank.");
  await expectFitting(page);

  const href = (await page.getByRole("link", { name: "Gå vidare till Örtugen Bank" }).getAttribute("href")) ?? "";
  for (const leaving of [1, 2]) {
    const answer = await page.request.get(href, { maxRedirects: 0 });
    expect([leaving, answer.status(), answer.headers()["location"]]).toEqual([
      leaving,
      303,
      "https://www.ortugen.example/spara/fast-12/",
    ]);
    expect(answer.headers()["referrer-policy"]).toBe("same-origin");
  }
  // Nothing in the request decides where it leads, and the offer is its visitor's own.
  const elsewhere = await page.request.get(`${href}&url=https://example.org/&address=//example.org`, {
    maxRedirects: 0,
  });
  expect(elsewhere.headers()["location"]).toBe("https://www.ortugen.example/spara/fast-12/");
  const other = await newVisitor();
  onTestFinished(() => other.close());
  expect((await other.request.get(href, { maxRedirects: 0 })).status()).toBe(404);
  await page.getByRole("link", { name: "Tillbaka till listan" }).click();
  await page.waitForURL(/\/sparande\/jamfor\/\?searchid=/);
});

test("a goal has a month, a chart and a table, and follows what is typed", async () => {
  const page = await open({ width: 390 });
  await page.getByRole("link", { name: "Räkna på ditt mål" }).click();
  await page.waitForURL(/\/sparande\/mal\/\?searchid=/);
  await page.getByLabel("Jag vill ha").fill("150 000");
  await page.getByLabel("Jag har redan").fill("40 000");
  await page.getByLabel("Jag sparar").fill("2 000");
  await page.getByLabel("Konto").selectOption({ label: "Räntmäster Sparkonto Plus, 3,05 %" });
  const figure = page.getByRole("figure", { name: "Ditt mål" });
  await expect
    .poll(async () => plain(await figure.locator("figcaption").textContent()))
    .toMatch(
      /Med 2 000 kr i månaden når du 150 000 kr i \S+ 20\d\d\. Det är 4 månader tidigare än med din ränta idag\./,
    );
  const slider = figure.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("End");
  expect(plain(await slider.getAttribute("aria-valuetext"))).toMatch(
    /^\S+ 20\d\d, 142 000 kr insatt och 8 \d\d\d kr ränta$/,
  );
  await figure.getByText("Visa som tabell").click();
  expect(await figure.getByRole("row").count()).toBe(7);
  await expectFitting(page);
  await page.getByLabel("Jag sparar").fill("x");
  await page.getByText("Skriv beloppen i hela kronor").waitFor();
});

test("money that must be free has only accounts without binding", async () => {
  const page = await open({ width: 1440 }, { withdrawal: "yes" });
  expect(await cards(page).count()).toBe(8);
  expect(
    await cards(page)
      .getByText(/^Bundet/)
      .count(),
  ).toBe(0);
});

test("without script a goal is a form that is sent to its own page, and the form searches [P-003]", async () => {
  const { page } = await openPage("/sparande/mal/?mal=90000&har=10000&manad=2000&ranta=3,00", { hasScript: false });
  expect(plain(await page.getByRole("main").textContent())).toMatch(/Med 2 000 kr i månaden når du 90 000 kr i /);
  await page.getByRole("link", { name: "Jämför sparkonton" }).click();
  await page.waitForURL("**/sparande/");
  await page.getByLabel("Hur mycket sparar du?").fill("100000");
  await page.getByRole("button", { name: "Visa sparkonton" }).click();
  await page.waitForURL(/\/sparande\/jamfor\//);
  await expect.poll(() => cards(page).count(), { timeout: 20_000 }).toBeGreaterThan(6);
});
