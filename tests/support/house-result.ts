import type { Page } from "playwright-core";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import { type OpenResult, openPreparedSearch } from "./prepared-search.ts";
import type { VisitorOptions } from "./visitor.ts";

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
  await page.getByLabel("Antal badrum").selectOption("2");
  await page.getByLabel("Personnummer").fill(personalNumber);
}

/** The list of a search for the same house, made before. */
export const openHouseResult = (
  options: VisitorOptions = {},
  address = "Sparvvägen 7",
  personalNumber = PERSONAL_NUMBER,
): Promise<OpenResult> =>
  openPreparedSearch(houseVertical, { ...HOUSE, address, civicnumber: personalNumber }, options);

/** As it is filled in above. */
const HOUSE = {
  zip: "123 45",
  purchaseyear: "2014",
  buildyear: "1972",
  livingarea: "142",
  biarea: "38",
  numberofresidents: "4",
  numberofbathrooms: "2",
};
