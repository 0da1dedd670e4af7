import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, addMonths, monthOf } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { expectAccessible } from "#tests/axe.ts";
import { openPreparedSearch } from "#tests/support/prepared-search.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { electricityVertical } from "#verticals/electricity/electricity.vertical.ts";

const SEARCH = { zip: "123 45", housing: "house", squaremeters: "140", numberofpeople: "4", heating: "pump" };
/** A quarter of what a phone does. */
const SLOWER = 4;
const LONGEST_MS = 500;
/** What browsers call a long task. */
const LONG_TASK_MS = 50;

/** Every quarter of the last whole twelve months, as a grid company exports it. */
function yearOfQuarters(): Buffer {
  const thisMonth = `${monthOf(swedishDate(Date.now()))}-01`;
  const rows = ["Datum;Tid;Förbrukning (kWh)"];
  for (let day = addMonths(thisMonth, -12); day < thisMonth; day = addDays(day, 1))
    for (let quarter = 0; quarter < 96; quarter++) {
      const time = `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
      rows.push(`${day};${time};0,${200 + quarter}`);
    }
  return Buffer.from(rows.join("\n"));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function openMeter(width: number, theme: "light" | "dark"): Promise<Page> {
  const { page } = await openPreparedSearch(electricityVertical, SEARCH, { width, theme });
  const searchId = new URL(page.url()).searchParams.get("searchid") ?? "";
  // The prices are asked for when the page opens, before any file.
  const prices = page.waitForResponse(/\/ajax\/series\//);
  await page.goto(`/el/min-forbrukning/?searchid=${searchId}`);
  await waitUntilHydrated(page.getByLabel("Välj fil"));
  await prices;
  return page;
}

test.each([
  { width: 390, theme: "dark" as const },
  { width: 1440, theme: "light" as const },
])("a meter file ranks the list and is sent nowhere, at $width px", async ({ width, theme }) => {
  const page = await openMeter(width, theme);
  const sent: string[] = [];
  // The worker's own file is fetched; it holds nothing of the visitor.
  page.on("request", (request) => {
    if (request.method() !== "GET" || !new URL(request.url()).pathname.startsWith("/assets/"))
      sent.push(`${request.method()} ${request.url()}`);
  });
  await page
    .getByLabel("Välj fil")
    .setInputFiles({ name: "forbrukning.csv", mimeType: "text/csv", buffer: yearOfQuarters() });
  await page.getByRole("heading", { name: "Ny ordning för dig" }).waitFor();
  expect(sent).toEqual([]);
  await page.getByRole("group", { name: "Hur mycket flyttar du?" }).getByRole("button", { name: "30" }).click();
  await page.getByText(/kr lägre per år/).waitFor();
  expect(await page.getByRole("link", { name: /^Gå vidare/ }).count()).toBeGreaterThan(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test("a year of quarters is priced in the worker within half a second on a slow phone, without a long task", async () => {
  const page = await openMeter(390, "light");
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(() => {
    const seen = window as unknown as { tasks: number[]; startedMs: number };
    seen.tasks = [];
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
    // Measured in the page: from when the file is there to when the answer is.
    document.querySelector("input[type=file]")?.addEventListener("change", () => (seen.startedMs = performance.now()));
  });
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (![...document.querySelectorAll("h2")].some((one) => one.textContent === "Ny ordning för dig")) return;
          watch.disconnect();
          resolve(performance.now() - (window as unknown as { startedMs: number }).startedMs);
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page
    .getByLabel("Välj fil")
    .setInputFiles({ name: "forbrukning.csv", mimeType: "text/csv", buffer: yearOfQuarters() });
  expect(await measured).toBeLessThan(LONGEST_MS);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  expect(tasks.filter((duration) => duration >= LONG_TASK_MS)).toEqual([]);
});
