import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessibleInLooks } from "#tests/support/accessible-in-looks.ts";
import { PERSONAL_NUMBER } from "#tests/support/car-result.ts";
import { openFlatResult } from "#tests/support/flat-result.ts";
import { openHouseResult } from "#tests/support/house-result.ts";
import { type OpenResult, openPreparedSearch } from "#tests/support/prepared-search.ts";
import { readPdfText } from "#tests/support/read-pdf-text.ts";
import { SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { listClippedTexts, listSplitAmounts } from "#tests/support/text-overflow.ts";
import { accidentVertical } from "#verticals/accident/accident.vertical.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";

/** The page of events of a list that the visitor has. */
async function openEvents({ page, context }: OpenResult, path: string, eventId: string): Promise<Page> {
  onTestFinished(() => context.close());
  const searchId = new URL(page.url()).searchParams.get("searchid") ?? "";
  await page.goto(`${path}om-det-hander/?searchid=${searchId}&handelse=${eventId}`);
  await page.getByRole("heading", { level: 1, name: "Om det händer" }).waitFor();
  return page;
}

/** Pictures for a person to look at, where a folder is named. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env["SPARV_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Amounts as the page writes them, with plain spaces. */
const rowOf = async (page: Page, provider: string): Promise<string> => {
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("img", { name: provider, exact: true }) })
    .filter({ hasText: /(?:Du|Bolaget) betalar / });
  return (await row.innerText()).replaceAll(/\s+/g, " ");
};

/** The rest of a long list. */
async function openAll(page: Page): Promise<void> {
  const rest = page.locator("summary", { hasText: /bolag till$/ });
  if (await rest.isVisible()) await rest.click();
}

/** What is stated once of all insurers that pay nothing. */
const paidByNone = async (page: Page): Promise<string> =>
  (await page.getByText("Du betalar hela skadan själv").innerText()).replaceAll(/\s+/g, " ");

const readable = (page: Page, name: string) =>
  expectAccessibleInLooks(page, SCREEN_VARIANTS, async ({ width, theme }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    expect(await listClippedTexts(page)).toEqual([]);
    expect(await listSplitAmounts(page)).toEqual([]);
    await shoot(page, `events-${name}-${width}-${theme}`);
  });

test("the owner of a house reads what a storm costs, and finds the sentence in the insurer's terms", async () => {
  const page = await openEvents(await openHouseResult({ isShared: true }), "/forsakring/villa/", "storm");
  await page.getByRole("heading", { level: 2, name: "Ett träd har blåst ner på taket" }).waitFor();
  await openAll(page);
  expect(await rowOf(page, "Nordkaj")).toContain("Du betalar 10 000 kr Bolaget 60 000 kr");
  expect(await rowOf(page, "Nordkaj")).toContain(
    "”Vid naturskada, som storm och översvämning, är självrisken 10 000 kr.”",
  );
  expect(await rowOf(page, "Rask")).toContain("Du betalar 7 000 kr");
  const source = page.getByRole("link", { name: /^Nordkaj Hus 7, punkt 3\.5/ });
  const document = await page.request.get((await source.getAttribute("href")) ?? "");
  expect(readPdfText(await document.text())).toContain(
    "3.5 Vid naturskada, som storm och översvämning, är självrisken",
  );
  await page.getByText(/Villkoren lästes 17 november 2026\./).waitFor();
  await readable(page, "house-storm");
  await page.getByRole("link", { name: "Drulle" }).click();
  await page.getByRole("heading", { level: 2, name: "Du har tappat din dator i golvet" }).waitFor();
  await openAll(page);
  expect(await rowOf(page, "Granskog Försäkring")).toContain("Du betalar 1 500 kr");
  expect(await paidByNone(page)).toMatch(/^Ingår inte hos .*Tuvull.*\. Du betalar hela skadan själv, 14 000 kr\.$/);
});

test("the holder of a tenant-owned home reads what a new floor costs, and how often burglars come", async () => {
  const page = await openEvents(await openFlatResult({ isShared: true }), "/forsakring/hem/", "golv");
  await page.getByRole("heading", { level: 2, name: "Vatten har förstört ditt köksgolv" }).waitFor();
  await openAll(page);
  expect(await rowOf(page, "Fyrbåk")).toContain("Du betalar 5 000 kr Bolaget 55 000 kr");
  expect(await paidByNone(page)).toMatch(/^Ingår inte hos .*Rask.*\. Du betalar hela skadan själv, 60 000 kr\.$/);
  await readable(page, "flat-floor");
  await page.getByRole("link", { name: "Inbrott" }).click();
  await page.getByText(/0,19 gånger på tio år enligt Brås nationella trygghetsundersökning/).waitFor();
});

test("a tenant is not asked about a floor that is the landlord's, without script", async () => {
  const rented = { housingtype: "hyresratt", livingarea: "62", numberofresidents: "2", movables: "500000" };
  const given = { ...rented, address: "Sparvvägen 7", zip: "123 45", civicnumber: PERSONAL_NUMBER };
  const list = await openPreparedSearch(flatVertical, given, { isShared: true, hasScript: false });
  const page = await openEvents(list, flatVertical.path, "golv");
  await page.getByRole("heading", { level: 2, name: "Diskmaskinen har läckt på dina saker" }).waitFor();
  expect(await page.getByRole("link", { name: "Golv och väggar" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Resa" }).count()).toBe(1);
});

test("a person reads what an injury pays, the most first", async () => {
  const asked = { insuredfor: "me", occupation: "office", sports: "no", amount: "1000000" };
  const given = { ...asked, civicnumber: PERSONAL_NUMBER };
  const list = await openPreparedSearch(accidentVertical, given, { isShared: true });
  const page = await openEvents(list, accidentVertical.path, "arr");
  await page.getByRole("heading", { level: 2, name: "Du har fått ett ärr" }).waitFor();
  await openAll(page);
  expect(await rowOf(page, "Tuvull")).toContain("Bolaget betalar 3 500 kr");
  expect(await rowOf(page, "Rask")).toContain("Bolaget betalar 0 kr Ingår inte ”Ärr: ersätts inte.”");
  const paid = await page.getByText(/^Bolaget betalar /).allInnerTexts();
  const amounts = paid.map((text) => Number(text.replaceAll(/\D/g, "")));
  expect(amounts).toEqual([5000, 5000, 3500, 3000, 3000, 0]);
  expect(await page.getByText("Hur ofta?").count()).toBe(0);
  await page.getByText(/Villkoren lästes 17 november 2026\./).waitFor();
  await readable(page, "accident-scar");
});
