import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { checkout, fillInPerson, openCheckout, orderButton, ORDER_LIMIT_MS } from "#tests/support/car-checkout.ts";
import { fillInCar, waitForList } from "#tests/support/car-result.ts";
import { listenTo } from "#tests/support/screen-reader/screen-reader.ts";
import { normalise } from "#tests/support/screen-reader/transcript.ts";
import { signsAll } from "#tests/support/sign-order.ts";
import { newVisitor } from "#tests/support/visitor.ts";

// What is announced without being read: live regions as the running page changes them, and what takes focus.

/** The page reports what it announces several times in this time. */
const SETTLED_MS = 300;

const transcript = (name: string): string => `transcripts/${name}.txt`;

/** Where the list of announcements is when something is pressed; what was announced before it has come by then. */
async function pressed(announced: readonly string[], control: Locator): Promise<number> {
  await control.page().waitForTimeout(SETTLED_MS);
  const since = announced.length;
  await control.click();
  return since;
}

const linesOf = (announced: readonly string[]): string => `${announced.map(normalise).join("\n")}\n`;

interface Visit {
  readonly page: Page;
  readonly announced: readonly string[];
}

async function visit(): Promise<Visit> {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const announced = await listenTo(context);
  return { page: await context.newPage(), announced };
}

test("a search: that it begins, that half have answered, and its end", async () => {
  const { page, announced } = await visit();
  await page.goto("/forsakring/bil/");
  await fillInCar(page, "SPV 24K");
  await page.getByText("Farsta, Stockholms län").waitFor();
  const since = await pressed(announced, page.getByRole("button", { name: "Visa priser" }));
  await page.waitForURL(/\/jamfor\//);
  await waitForList(page);
  await expect.poll(() => announced.at(-1)).toMatch(/priser på/);
  await expect(linesOf(announced.slice(since))).toMatchFileSnapshot(transcript("announced-search"));
});

test("a form with nothing in it: how many errors, and the first field", async () => {
  const { page, announced } = await visit();
  await page.goto("/forsakring/bil/");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  await expect.poll(() => announced.length).toBeGreaterThan(1);
  await expect(linesOf(announced)).toMatchFileSnapshot(transcript("announced-form-errors"));
});

test.skipIf(signsAll())("a price that the insurer changes: that nothing is ordered, and the price", async () => {
  let announced: readonly string[] = [];
  const { page } = await openCheckout("PRC 000", {
    prepare: async (context) => {
      announced = await listenTo(context);
    },
  });
  const dialog = checkout(page);
  await fillInPerson(dialog);
  const since = await pressed(announced, orderButton(page));
  await dialog
    .getByRole("alert")
    .getByText(/Ingenting är/)
    .waitFor({ timeout: ORDER_LIMIT_MS });
  await dialog.getByText("Nytt pris", { exact: true }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await expect(linesOf(announced.slice(since))).toMatchFileSnapshot(transcript("announced-price-change"));
});
