import type { Page } from "playwright-core";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import { type OpenResult, openPreparedSearch } from "./prepared-search.ts";
import type { VisitorOptions } from "./visitor.ts";

export const FLAT_PATH = "/forsakring/hem/";

/** Everything that has no usual answer, for a home that nobody declines. */
export async function fillInFlat(page: Page, address = "Sparvvägen 7"): Promise<void> {
  await page.getByLabel("Adress").fill(address);
  await page.getByLabel("Postnummer").fill("123 45");
  await page.getByLabel("Boendeform").selectOption("bostadsratt");
  await page.getByLabel("Boyta").fill("62");
  await page.getByLabel("Antal boende", { exact: true }).selectOption("2");
  await page.getByLabel("Värdet på dina saker").selectOption("500000");
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
}

/** The list of a search for the same home, made before. */
export const openFlatResult = (
  options: VisitorOptions = {},
  address = "Sparvvägen 7",
  personalNumber = PERSONAL_NUMBER,
): Promise<OpenResult> => openPreparedSearch(flatVertical, { ...HOME, address, civicnumber: personalNumber }, options);

/** As it is filled in above. */
const HOME = {
  zip: "123 45",
  housingtype: "bostadsratt",
  livingarea: "62",
  numberofresidents: "2",
  movables: "500000",
};
