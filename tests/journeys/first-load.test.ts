import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openCarResult, searchCar, waitForList } from "#tests/support/car-result.ts";
import { HYDRATED_EVENT } from "#ui/pieces/hydrated-event.ts";
import { searchChipTexts } from "#web/shop/result/search-chip.texts.sv.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

/*
 * Script, compressed, in kB. React and the router are 82 of it on a page that hydrates. A page names all the scripts that hydration
 * needs, its vertical included; the rest loads later. These limits may only go down.
 */
const START_MAX_KB = 6;
/** The question before leaving a changed form (F-076) must load with the form. */
const FORM_MAX_KB = 130;
const FORM_WITH_LATE_MAX_KB = 136;
const RESULT_MAX_KB = 107;
/** And the list with its cards. */
const RESULT_WITH_LIST_MAX_KB = 132;
/** Cumulative layout shift; 0.1 counts as good. */
const MAX_SHIFT = 0.05;

async function newPage(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

interface LoadedPage {
  readonly namedKb: number;
  readonly allKb: number;
  /** Until hydration. */
  readonly keepsPresses: boolean;
}

async function loadPage(page: Page, path: string, settle?: (page: Page) => Promise<unknown>): Promise<LoadedPage> {
  const loaded = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const body = response.body();
    // A response that is unfinished when the page closes is not counted, and is no error.
    body.catch(() => undefined);
    loaded.set(new URL(response.url()).pathname, body);
  });
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  // A busy machine may be idle between two parts of the page.
  await settle?.(page);
  const html = (await answer?.text()) ?? "";
  const bodies = await Promise.all([...loaded].map(async ([at, body]) => [at, gzipSync(await body).length] as const));
  const sum = (files: typeof bodies) => files.reduce((bytes, [, size]) => bytes + size, 0) / 1000;
  const sizes = { namedKb: sum(bodies.filter(([at]) => html.includes(at))), allKb: sum(bodies) };
  console.log("script, packed kB:", path.split("?")[0], sizes);
  return { ...sizes, keepsPresses: html.includes(HYDRATED_EVENT) };
}

test.for(["not-asked-yet", undefined] as const)("the start page needs no framework, banner: %s", async (consent) => {
  const page = await newPage(consent ? { consent } : {});
  const { allKb, keepsPresses } = await loadPage(page, "/");
  expect(keepsPresses).toBe(false);
  expect(allKb).toBeGreaterThan(0.5);
  expect(allKb).toBeLessThan(START_MAX_KB);
});

test("the form's first load stays within its script limit", async () => {
  const page = await newPage();
  const { namedKb, allKb, keepsPresses } = await loadPage(page, "/forsakring/bil/");
  expect(keepsPresses).toBe(true);
  expect(namedKb).toBeGreaterThan(50);
  expect(namedKb).toBeLessThan(FORM_MAX_KB);
  expect(allKb).toBeLessThan(FORM_WITH_LATE_MAX_KB);
});

test("the modules of a page are fetched after its first paint, and the page is hydrated also where no one sees it", async () => {
  const page = await newPage();
  await page.goto("/forsakring/bil/");
  const { paintedAtMs, fetchedAtMs } = await page.evaluate(() => ({
    paintedAtMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    fetchedAtMs: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/assets\/(react|entry\.client|form|car\.web)-/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(fetchedAtMs.length).toBeGreaterThan(3);
  expect(Math.min(...fetchedAtMs)).toBeGreaterThan(paintedAtMs);

  const unseen = await newPage();
  await unseen.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  await unseen.goto("/forsakring/bil/");
  expect(await unseen.evaluate(() => performance.getEntriesByName("sparv-taken-over").length)).toBe(1);
});

test("the result's first load stays within its script limit, with its list and before it", async () => {
  const { page, context } = await openCarResult("SPV 24K");
  const other = await context.newPage();
  const { namedKb, allKb } = await loadPage(other, page.url(), waitForLiveList);
  expect(namedKb).toBeGreaterThan(50);
  expect(namedKb).toBeLessThan(RESULT_MAX_KB);
  expect(allKb).toBeGreaterThan(namedKb);
  expect(allKb).toBeLessThan(RESULT_WITH_LIST_MAX_KB);
  await context.close();
});

test("the list from the server stays, and nothing shifts, however late its script loads", async () => {
  const { page, context } = await openCarResult("SPV 24K");
  const again = await context.newPage();
  await again.addInitScript(watchList);
  const held = Promise.withResolvers<void>();
  // Everything except what hydration needs.
  await again.route(/\/assets\/(results|Results|PageResults|CarCard|OfferCard|CarSummary)-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await again.goto(page.url());
  const seen = () => again.evaluate(() => (globalThis as unknown as { seen: SeenList }).seen);
  const rendered = await again.getByRole("article").count();
  expect(rendered).toBeGreaterThan(3);
  // The page itself renders again in the meantime.
  await again.getByRole("button", { name: searchChipTexts.change }).click();
  await again.getByRole("dialog").waitFor();
  await again.goBack();
  await again.getByRole("dialog").waitFor({ state: "detached" });
  expect((await seen()).fewest).toBe(rendered);
  held.resolve();
  await waitForLiveList(again);
  expect(await seen()).toEqual({ fewest: rendered, shift: expect.any(Number) as number });
  expect((await seen()).shift).toBeLessThan(MAX_SHIFT);
  await context.close();
});

/** It is hydrated when its buttons have handlers. */
const waitForLiveList = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("article button") ?? {}).length > 0);

interface SeenList {
  /** Cards on the page, counted after each change since they were all there. */
  fewest: number;
  shift: number;
}

/** Runs in the page. */
function watchList(): void {
  const seen: SeenList = { fewest: Number.POSITIVE_INFINITY, shift: 0 };
  (globalThis as unknown as { seen: SeenList }).seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("DOMContentLoaded", () => {
    const count = () => void (seen.fewest = Math.min(seen.fewest, document.querySelectorAll("article").length));
    count();
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
}

test("the server-rendered header and footer stay through hydration, and are rendered in the browser after a client-side navigation", async () => {
  const { page, context } = await searchCar("SPV 24K", { width: 1440 });
  await waitForList(page);
  // The form has another header: this one was loaded by the navigation.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Logga in/ })
    .waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Om oss" }).waitFor();
  const again = await context.newPage();
  await again.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      for (const part of document.querySelectorAll("header, footer")) (part as HTMLElement).dataset["sent"] = "";
    });
  });
  await again.goto(page.url());
  await again.getByRole("article").first().getByRole("button").first().waitFor();
  expect(await again.locator("header[data-sent], footer[data-sent]").count()).toBe(2);
  await again
    .getByRole("banner")
    .getByRole("link", { name: /^Logga in/ })
    .click();
  await again.getByRole("dialog").waitFor();
  await context.close();
});
