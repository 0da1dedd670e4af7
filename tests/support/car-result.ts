import type { Page } from "playwright-core";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { type OpenResult, openPreparedSearch, type PreparedOptions } from "./prepared-search.ts";
import { newVisitor } from "./visitor.ts";

export const PERSONAL_NUMBER = "198502102380";

/** An insurer answers within ten seconds or not at all; a busy machine gets three times as long. */
export const RESULT_LIMIT_MS = 40_000;

export interface SearchOptions extends PreparedOptions {
  /** The person who searches, when it matters. */
  readonly personalNumber?: string;
  /** Other parameters than the form's usual ones. */
  readonly changes?: Readonly<Record<string, string>>;
}

/** A car search through the form, until the result page is reached. */
export async function searchCar(registrationNumber: string, options: SearchOptions = {}): Promise<OpenResult> {
  const context = await newVisitor(options);
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillInCar(page, registrationNumber, options.personalNumber);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.waitForURL(/\/jamfor\//);
  return { page, context };
}

export async function fillInCar(
  page: Page,
  registrationNumber: string,
  personalNumber = PERSONAL_NUMBER,
): Promise<void> {
  await page.getByLabel("Registreringsnummer").fill(registrationNumber);
  await page.getByLabel("Personnummer").fill(personalNumber);
  await page.getByLabel("Postnummer").fill("123 45");
}

/** The list of an existing car search. */
export async function openCarResult(registrationNumber: string, options: SearchOptions = {}): Promise<OpenResult> {
  const { personalNumber = PERSONAL_NUMBER } = options;
  const given = { carregnumber: registrationNumber, civicnumber: personalNumber, zip: "123 45", ...options.changes };
  return openPreparedSearch(carVertical, given, options);
}

/** Without script the heading is readable while the offers below it are still loading. */
export async function waitForList(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1, name: /^\d+ pris/ }).waitFor({ timeout: RESULT_LIMIT_MS });
  await page.waitForLoadState("domcontentloaded");
}

export const cardOf = (page: Page, provider: string) => page.getByRole("article", { name: provider });

export const openCard = (page: Page, provider: string): Promise<void> =>
  cardOf(page, provider).getByText("Visa självrisker & fördelar").click();
