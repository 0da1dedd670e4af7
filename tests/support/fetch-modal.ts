import type { Locator, Page } from "playwright-core";
import { fetchPeople, type FetchPerson } from "#simulators/world/fetch-people.ts";
import { openCarResult, type SearchOptions } from "./car-result.ts";
import { openHouseResult } from "./house-result.ts";
import type { OpenResult } from "./prepared-search.ts";
import { waitUntilHydrated } from "./wait-until-hydrated.ts";
import type { VisitorOptions } from "./visitor.ts";

/** A test person with a specific result of the fetch, by the number of their car. */
export function fetchPerson(registrationNumber: string): FetchPerson {
  const found = fetchPeople.find((person) => person.registrationNumber === registrationNumber);
  if (!found) throw new Error(`${registrationNumber} has no owner in the simulated world`);
  return found;
}

export const fetchModal = (page: Page) => page.getByRole("dialog");

/** A list of prices with the fetch open over it, for the owner of the car unless another person is given. */
export async function openFetch(registrationNumber: string, options: SearchOptions = {}): Promise<OpenResult> {
  const known = fetchPeople.find((person) => person.registrationNumber === registrationNumber);
  const opened = await openCarResult(registrationNumber, {
    ...(known ? { personalNumber: known.personalNumber } : {}),
    ...options,
  });
  await pressAlive(opened.page.getByRole("button", { name: "Ja, hämta med BankID" }));
  await fetchModal(opened.page).waitFor();
  return opened;
}

/** The same for a house, whose insurance is fetched in the general modal. */
export async function openHouseFetch(
  options: VisitorOptions & { readonly personalNumber?: string } = {},
): Promise<OpenResult> {
  const opened = await openHouseResult(options, undefined, options.personalNumber);
  await pressAlive(opened.page.getByRole("button", { name: "Hämta med BankID" }));
  await fetchModal(opened.page).getByRole("radio").first().waitFor();
  return opened;
}

async function pressAlive(button: Locator): Promise<void> {
  await waitUntilHydrated(button);
  await button.click();
}

export const chooseInsurer = (page: Page, name: string): Promise<void> =>
  page.getByRole("radio", { name, exact: true }).check();

export const agree = (page: Page): Promise<void> => page.getByRole("checkbox", { name: /^Jag samtycker/ }).check();

/** A login that needs no approval: the rest depends on the insurer alone. */
export const MOCK_LOGIN = "BankID på annan enhet (Mock)";

export async function startFetch(page: Page, login: string, insurer = "Granskog Försäkring"): Promise<void> {
  await chooseInsurer(page, insurer);
  await agree(page);
  await page.getByRole("button", { name: login, exact: true }).click();
}
