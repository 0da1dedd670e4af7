import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Consent } from "#domain/consent/consent.ts";
import { cookieList } from "#web/shell/consent/cookie-list.texts.sv.ts";
import { newAddress } from "#tests/support/address.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { countProviders, priceHeading } from "#tests/support/providers.ts";
import {
  banner,
  dataLayer,
  storedNames,
  press,
  storedChoice,
  receivedByTags,
  waitForEvent,
  watchForeign,
} from "./consent-page.ts";

async function visit(consent: Consent | "not-asked-yet") {
  const address = newAddress();
  const context = await newVisitor({ consent, address });
  onTestFinished(() => context.close());
  const received = () => receivedByTags(address);
  return { context, page: await context.newPage(), foreign: watchForeign(context), received };
}

/** Start, content, a form sent with errors, a search and its list. */
async function walk(page: Page): Promise<void> {
  await page.goto("/");
  await page.goto("/sa-rankar-vi/");
  await page.goto("/forsakring/bil/");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("alert").first().waitFor();
  await page.getByLabel("Registreringsnummer").fill("SPV 24K");
  await page.getByLabel("Personnummer").fill("198502102380");
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor({ timeout: 30_000 });
}

const listed = (highest: number) => cookieList.filter(({ category }) => category <= highest).map(({ name }) => name);

async function expectOnlyListed(context: BrowserContext, page: Page, highest: number): Promise<void> {
  const stored = await storedNames(context, page);
  // The cookie of a login or a signing is listed without its id.
  const names = stored.map((name) => name.replace(/^(__Host-sparv-(?:login|sign)-)[\w-]{27}$/, "$1"));
  expect(names.filter((name) => !listed(highest).includes(name))).toEqual([]);
}

describe.for(["not-asked-yet", [1]] as const)("with the choice %j", (consent) => {
  test("no request leaves for another host, and only what is necessary is stored [F-145]", async () => {
    const { context, page, foreign, received } = await visit(consent);
    const tracking: string[] = [];
    context.on("request", (request) => {
      if (request.url().includes("/ajax/tracking/")) tracking.push(request.url());
    });
    await walk(page);
    expect(foreign).toEqual([]);
    expect(tracking).toEqual([]);
    expect(await received()).toEqual([]);
    await expectOnlyListed(context, page, 1);
    expect((await dataLayer(page)).filter((entry) => entry.event !== undefined)).toEqual([]);
  });
});

test("with Product, analytics receives events and ads do not [F-145] [F-028]", async () => {
  const { context, page, foreign, received } = await visit([1, 2]);
  await walk(page);
  await expect
    .poll(async () => (await received()).map(({ payload }) => payload.event), { timeout: 15_000 })
    .toContain("search_finished");
  expect(new Set((await received()).map(({ kind }) => kind))).toEqual(new Set(["analytics"]));
  expect(JSON.stringify(await received())).not.toMatch(/198502102380|850210/);
  expect(new Set(foreign.map((url) => new URL(url).pathname.split("/")[1]))).toEqual(new Set(["tags"]));
  const stored = await storedNames(context, page);
  // The tag tries to, in a frame without storage.
  expect(stored.filter((name) => !listed(2).includes(name))).toEqual([]);
});

test("with Marketing, ads receive events as well [F-145] [F-027]", async () => {
  const { page, received } = await visit([1, 2, 3]);
  await page.goto("/");
  await expect
    .poll(async () => new Set((await received()).map(({ kind }) => kind)), { timeout: 15_000 })
    .toEqual(new Set(["analytics", "ads"]));
});

test("consent starts measuring from this page on; earlier actions are not sent [F-145]", async () => {
  const { page, received } = await visit("not-asked-yet");
  await page.goto("/sa-rankar-vi/");
  await page.goto("/");
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--consent-height") !== "");
  await press(page, "Godkänn alla");
  await waitForEvent(page, "page_data");
  await expect.poll(async () => (await received()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(new Set((await received()).map(({ page: path }) => path))).toEqual(new Set(["/"]));
});

test("withdrawing the consent stops everything and removes what was stored", async () => {
  const { context, page, foreign, received } = await visit([1, 2, 3]);
  await page.goto("/");
  await expect.poll(async () => (await received()).map(({ kind }) => kind), { timeout: 15_000 }).toContain("ads");
  await page.goto("/sa-rankar-vi/?cookie-settings");
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue("--consent-height") !== "");
  await waitForEvent(page, "page_data");
  await press(page, "Endast nödvändiga");
  await page.waitForURL((url) => !url.search.includes("cookie-settings"));
  await expect
    .poll(() => storedNames(context, page), { timeout: 15_000 })
    .toEqual(["__Host-sparv", "__Host-sparv-consent"]);
  expect(await storedChoice(context)).toBe("1");
  expect(await banner(page).count()).toBe(0);
  await page.waitForLoadState("networkidle");
  const before = await received();
  foreign.length = 0;
  await walk(page);
  expect(foreign).toEqual([]);
  expect(await received()).toEqual(before);
  await expectOnlyListed(context, page, 1);
});
