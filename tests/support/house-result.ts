import type { Page } from "playwright-core";
import { houseVertical } from "#verticals/house/house.vertical.ts";
import { PERSONAL_NUMBER } from "./car-result.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";

export const HOUSE_PATH = "/forsakring/villa/";

/** Every field without a default, for a house that no insurer declines. */
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

/** The list of an existing search for the same house. */
export const openHouseResult = (
  options: PreparedOptions = {},
  address = "Sparvvägen 7",
  personalNumber = PERSONAL_NUMBER,
): Promise<OpenResult> =>
  openPreparedSearch(houseVertical, { ...HOUSE, address, civicnumber: personalNumber }, options);

/** The same values as in the form above. */
const HOUSE = {
  zip: "123 45",
  purchaseyear: "2014",
  buildyear: "1972",
  livingarea: "142",
  biarea: "38",
  numberofresidents: "4",
  numberofbathrooms: "2",
};
