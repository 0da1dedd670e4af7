import type { Page } from "playwright-core";
import { PERSONAL_NUMBER, waitForList } from "./car-result.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";
import type { OpenResult } from "./car-result.ts";

export const HOUSE_PATH = "/forsakring/villa/";

/** Everything that has no usual answer, for a house that nobody declines. */
export async function fillInHouse(
  page: Page,
  address = "Sparvvägen 7",
  personalNumber = PERSONAL_NUMBER,
): Promise<void> {
  await page.getByLabel("Adress").fill(address);
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByLabel("Inköpsår").fill("2014");
  await page.getByLabel("Byggår").fill("1972");
  await page.getByLabel("Boyta").fill("142");
  await page.getByLabel("Biyta").fill("38");
  await page.getByLabel("Boende").selectOption("4");
  await page.getByLabel("Badrum").selectOption("2");
  await page.getByLabel("Personnummer").fill(personalNumber);
}

/** A house search by the form, followed to its list. */
export async function openHouseResult(
  options: VisitorOptions = {},
  address?: string,
  personalNumber?: string,
): Promise<OpenResult> {
  const context = await newVisitor(options);
  const page = await context.newPage();
  await page.goto(HOUSE_PATH);
  await fillInHouse(page, address, personalNumber);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.waitForURL(/\/jamfor\//);
  await waitForList(page);
  return { page, context };
}
