import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openCarResult, searchCar, waitForList } from "#tests/support/car-result.ts";
import { HYDRATED_EVENT } from "#ui/pieces/hydrated-event.ts";
import { searchChipTexts } from "#web/shop/result/search-chip.texts.sv.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";

/*
 * Script, as compressed for Chromium, in kB. React and the router are some 96 of it on a page that hydrates. All that a page loads without being
 * touched is counted: what hydration waits for, its vertical, and what comes after.
 */
const START_MAX_KB = 6;
/** The question before leaving a changed form (F-076) must load with the form. */
const FORM_MAX_KB = 165;
/** With the list and its cards. */
const RESULT_MAX_KB = 165;
/** Cumulative layout shift; 0.1 counts as good. */
const MAX_SHIFT = 0.05;

async function newPage(options: VisitorOptions = {}): Promise<Page> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  return context.newPage();
}

interface LoadedPage {
  readonly scriptKb: number;
  /** Until hydration. */
  readonly keepsPresses: boolean;
}

async function loadPage(page: Page, path: string, settle?: (page: Page) => Promise<unknown>): Promise<LoadedPage> {
  const loaded = new Map<string, number>();
  page.on("response", (response) => {
    // As the server states it, so that a script from the browser's cache counts too.
    if (response.request().resourceType() === "script")
      loaded.set(new URL(response.url()).pathname, Number(response.headers()["content-length"]));
  });
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  // A busy machine may be idle between two parts of the page.
  await settle?.(page);
  const html = (await answer?.text()) ?? "";
  const scriptKb = [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  console.log("script as served, kB:", path.split("?")[0], scriptKb);
  return { scriptKb, keepsPresses: html.includes(HYDRATED_EVENT) };
}

test.for(["not-asked-yet", undefined] as const)("the start page needs no framework, banner: %s", async (consent) => {
  const page = await newPage(consent ? { consent } : {});
  const { scriptKb, keepsPresses } = await loadPage(page, "/");
  expect(keepsPresses).toBe(false);
  expect(scriptKb).toBeGreaterThan(0.5);
  expect(scriptKb).toBeLessThan(START_MAX_KB);
});

test("the form's first load stays within its script limit", async () => {
  const page = await newPage();
  const { scriptKb, keepsPresses } = await loadPage(page, "/forsakring/bil/");
  expect(keepsPresses).toBe(true);
  expect(scriptKb).toBeGreaterThan(50);
  expect(scriptKb).toBeLessThan(FORM_MAX_KB);
});

test("the result's first load stays within its script limit, with its list", async () => {
  const { page, context } = await openCarResult("SPV 24K");
  const other = await context.newPage();
  const { scriptKb } = await loadPage(other, page.url(), waitForLiveList);
  expect(scriptKb).toBeGreaterThan(50);
  expect(scriptKb).toBeLessThan(RESULT_MAX_KB);
  await context.close();
});

test("the list from the server stays, and nothing shifts, however late its script loads", async () => {
  const { page, context } = await openCarResult("SPV 24K");
  const again = await context.newPage();
  await again.addInitScript(watchList);
  const held = Promise.withResolvers<void>();
  // What hydration does not wait for.
  await again.route(/\/assets\/(CarCard|FeeCard|CarSummary)-/, async (route) => {
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
