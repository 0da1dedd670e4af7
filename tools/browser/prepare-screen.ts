import type { Page } from "playwright-core";
import { type ReadyMade, readyMade } from "#simulators/world/ready-made.ts";
import { frameTexts } from "#web/frame/frame.texts.sv.ts";
import type { ScreenPreparation } from "#web/screens.ts";

/** Brings an opened page into the state that the screen shows, by the hands a visitor has. */
export async function prepareScreen(page: Page, preparation: ScreenPreparation): Promise<void> {
  switch (preparation) {
    case "menu-open":
      return page
        .locator(`header nav summary:visible, header summary[aria-label="${frameTexts.menu}"]:visible`)
        .click();
    case "form-errors":
      await submit(page);
      return page.locator('[aria-invalid="true"]').first().waitFor();
    case "search-running":
      await search(page, personWho("every provider gives a price"));
      return page.getByRole("progressbar").waitFor();
    case "search-done":
      await search(page, personWho("every provider gives a price"));
      return untilSettled(page);
    case "search-empty":
      await search(page, personWho("every provider declines"));
      return untilSettled(page);
  }
}

async function search(page: Page, person: ReadyMade): Promise<void> {
  for (const [field, value] of Object.entries(answersOf(person))) {
    const input = page.locator(`main [name="${field}"]`);
    if ((await input.count()) > 0) await input.fill(value);
  }
  await submit(page);
  await page.waitForURL("**/jamfor/**");
}

/** What a form may ask of a person, by field name; a form takes what it has. */
const answersOf = (person: ReadyMade): Record<string, string> => ({
  carregnumber: person.registrationNumber,
  civicnumber: person.personalNumber,
  zip: person.postalCode,
});

const submit = (page: Page): Promise<void> => page.locator('main form button[type="submit"]').first().click();

const START_LIMIT_MS = 2_000;
/** Insurers answer within ten seconds or not at all; a slow machine gets as much again. */
const SETTLE_LIMIT_MS = 20_000;

/** The address changes before the page does, so the search is first seen to run, unless it was too quick to be seen. */
async function untilSettled(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]');
  await busy.waitFor({ state: "attached", timeout: START_LIMIT_MS }).catch(() => undefined);
  await busy.waitFor({ state: "detached", timeout: SETTLE_LIMIT_MS });
}

function personWho(what: string): ReadyMade {
  const person = readyMade.find((candidate) => candidate.what === what);
  if (!person) throw new Error(`no ready-made person of whom is said: ${what}`);
  return person;
}
