import type { Page } from "playwright-core";
import { type OpenResult, PERSONAL_NUMBER, waitForList } from "./car-result.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export const FLAT_PATH = "/forsakring/hem/";

/** Everything that has no usual answer, for a home that nobody declines. */
export async function fillInFlat(page: Page, address = "Sparvvägen 7"): Promise<void> {
  await page.getByLabel("Adress").fill(address);
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByLabel("Boendeform").selectOption("bostadsratt");
  await page.getByLabel("Boyta").fill("62");
  await page.getByLabel("Boende", { exact: true }).selectOption("2");
  await page.getByLabel("Värdet på dina saker").selectOption("500000");
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
}

/** A home search by the form, followed to its list. */
export async function openFlatResult(options: VisitorOptions = {}, address?: string): Promise<OpenResult> {
  const context = await newVisitor(options);
  const page = await context.newPage();
  await page.goto(FLAT_PATH);
  await fillInFlat(page, address);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.waitForURL(/\/jamfor\//);
  await waitForList(page);
  return { page, context };
}
