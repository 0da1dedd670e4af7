import type { Page } from "playwright-core";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";

export const FLAT_PATH = "/forsakring/hem/";

/** Every field without a default, for a home that no insurer declines. */
export async function fillInFlat(page: Page, address = "Sparvvägen 7"): Promise<void> {
  await page.getByLabel("Adress").fill(address);
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByLabel("Boendeform").selectOption("bostadsratt");
  await page.getByLabel("Boyta").fill("62");
  await page.getByLabel("Antal boende", { exact: true }).selectOption("2");
  await page.getByLabel("Värdet på dina saker").selectOption("500000");
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
}

/** The list of an existing search for the same home. */
export const openFlatResult = (
  options: PreparedOptions = {},
  address = "Sparvvägen 7",
  personalNumber = PERSONAL_NUMBER,
): Promise<OpenResult> => openPreparedSearch(flatVertical, { ...HOME, address, civicnumber: personalNumber }, options);

/** The same values as in the form above. */
const HOME = {
  zip: "123 45",
  housingtype: "bostadsratt",
  livingarea: "62",
  numberofresidents: "2",
  movables: "500000",
};
