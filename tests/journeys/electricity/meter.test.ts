import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { expectAccessible } from "#tests/axe.ts";
import { measureMeter, type MeterRun } from "#tests/support/electricity/measure-meter.ts";
import { FILL_MS, waitForPrices } from "#tests/support/electricity/wait-for-prices.ts";
import { openPreparedSearch } from "#tests/support/prepared-search.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";

const SEARCH = { zip: "123 45", housing: "house", squaremeters: "140", numberofpeople: "4", heating: "pump" };

/** Every quarter of the last whole twelve months, as a grid company exports it. */
function yearOfQuarters(): string {
  const thisMonth = `${monthOf(swedishDate(Date.now()))}-01`;
  const rows = ["Datum;Tid;Förbrukning (kWh)"];
  for (let day = addMonths(thisMonth, -12); day < thisMonth; day = addDays(day, 1))
    for (let quarter = 0; quarter < 96; quarter++) {
      const time = `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
      rows.push(`${day};${time};0,${200 + quarter}`);
    }
  return rows.join("\n");
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openMeter(options: VisitorOptions): Promise<Page> {
  const { page, context } = await openPreparedSearch(electricityVertical, SEARCH, { ...options, isShared: true });
  onTestFinished(() => context.close());
  const searchId = new URL(page.url()).searchParams.get("searchid") ?? "";
  // The prices are asked for when the page opens, before any file.
  const prices = page.waitForResponse(/\/ajax\/series\//);
  await page.goto(`/el/min-forbrukning/?searchid=${searchId}`);
  await waitUntilHydrated(page.getByLabel("Välj fil"));
  await (await prices).finished();
  return page;
}

/** What leaves the page from now on. The worker's own file is fetched; it holds nothing of the visitor. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || !new URL(request.url()).pathname.startsWith("/assets/"))
      sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

const file = { name: "forbrukning.csv", mimeType: "text/csv" };
const ranking = (page: Page) => page.getByRole("heading", { name: "Ny ordning för dig" });

async function expectRanking(page: Page): Promise<void> {
  await page.getByRole("group", { name: "Hur mycket flyttar du?" }).getByRole("button", { name: "30" }).click();
  await page.getByText(/kr lägre per år/).waitFor();
  expect(await page.getByRole("link", { name: /^Gå vidare/ }).count()).toBeGreaterThan(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

beforeAll(() => waitForPrices(), FILL_MS);

test("a dropped file ranks the list and is sent nowhere", async () => {
  const page = await openMeter({ width: 1440, theme: "light" });
  const sent = watchRequests(page);
  const dropped = await page.evaluateHandle(
    ({ name, mimeType, text }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: mimeType }));
      return transfer;
    },
    { ...file, text: yearOfQuarters() },
  );
  await page.getByText("Välj fil").dispatchEvent("drop", { dataTransfer: dropped });
  await ranking(page).waitFor();
  expect(sent).toEqual([]);
  await expectRanking(page);
});

test("a chosen file of a year is priced within half a second at a quarter of the speed, and does not hold the page up", async () => {
  // A file of the machine: one that is made in the page would be a long task of its own.
  const folder = mkdtempSync(join(tmpdir(), "sparv-meter-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, file.name);
  writeFileSync(path, yearOfQuarters());
  const runs: MeterRun[] = [];
  while (runs.length < MOST_RUNS && !runs.some(isGood)) {
    const page = await openMeter({ width: 390, theme: "dark", isMeasured: true });
    const sent = watchRequests(page);
    runs.push(await measureMeter(page, path));
    expect(sent).toEqual([]);
    if (runs.some(isGood)) await expectRanking(page);
    else await page.context().close();
  }
  expect(runs.filter(isGood), JSON.stringify(runs)).toHaveLength(1);
});

/** What others do on the machine makes a run slower, never faster: one good run shows what ours takes. */
const MOST_RUNS = 5;
/** A slow phone. */
const SLOWER = 4;
const MOST_SLOW_MS = 500;
/** Parts of a bare loop in the same run: what slows the machine down slows both. */
const LARGEST_WORKER_RATIO = 4;
const LARGEST_TASK_RATIO = 0.4;

const isGood = ({ taskMs, workerMs, bareMs }: MeterRun): boolean =>
  taskMs / bareMs < LARGEST_TASK_RATIO && workerMs / bareMs < LARGEST_WORKER_RATIO && SLOWER * workerMs < MOST_SLOW_MS;
