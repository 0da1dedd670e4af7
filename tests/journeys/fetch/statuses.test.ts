import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { RESULT_LIMIT_MS, searchCar } from "#tests/support/car-result.ts";
import { fetchModal, fetchPerson, MOCK_LOGIN, openFetch, startFetch } from "#tests/support/fetch-modal.ts";

async function open(registrationNumber: string, width: number, personalNumber?: string): Promise<Page> {
  const { page, context } = await openFetch(registrationNumber, {
    width,
    ...(personalNumber === undefined ? {} : { personalNumber }),
  });
  onTestFinished(() => context.close());
  return page;
}

/** The text is in an error view with its two buttons. */
async function expectError(page: Page, text: string): Promise<void> {
  const modal = fetchModal(page);
  await modal.getByRole("heading", { name: "Det gick inte att hämta" }).waitFor({ timeout: 20_000 });
  expect(await modal.getByRole("alert").textContent()).toBe(text);
  await modal.getByRole("button", { name: "Försök igen" }).waitFor();
  await modal.getByRole("button", { name: "Stäng", exact: true }).last().waitFor();
}

const NO_CONTACT = "Vi fick inte kontakt med ditt försäkringsbolag just nu.";

describe("a fetch that fails shows why", () => {
  test("nothing at the insurer [C-157]", async () => {
    const page = await open("HMT002", 1440);
    await startFetch(page, MOCK_LOGIN);
    await expectError(page, "Tyvärr lyckades vi inte hämta någon information om din bilförsäkring.");
    // The other errors are the same view with another text.
    await expectAccessible(page);
  });

  test("a collection that fails; trying again repeats the same fetch [C-160] [C-119]", async () => {
    const page = await open("HMT004", 390);
    await startFetch(page, MOCK_LOGIN);
    await expectError(page, `${NO_CONTACT} Försök igen eller stäng för att gå vidare.`);
    await expectAccessible(page);
    const again = page.waitForRequest(/init-fetch-insurance-data/);
    await fetchModal(page).getByRole("button", { name: "Försök igen" }).click();
    expect((await again).postData()).toContain("shopid=1041");
    await fetchModal(page).getByRole("heading", { name: "Vänta..." }).waitFor();
  });

  test("a login that is broken off, without the advice to try again [C-161]", async () => {
    const page = await open("HMT005", 390);
    await startFetch(page, MOCK_LOGIN);
    await expectError(page, NO_CONTACT);
  });

  test("an answer that cannot be read [C-162]", async () => {
    const page = await open("HMT012", 1440);
    await startFetch(page, MOCK_LOGIN);
    await expectError(page, `${NO_CONTACT} Försök igen eller stäng för att gå vidare.`);
  });

  test("an insurer that the service cannot read; trying again leads to the choice [C-158]", async () => {
    const page = await open("HMT001", 390);
    await startFetch(page, MOCK_LOGIN, "Stenvalv");
    await expectError(
      page,
      "Tyvärr har den här tjänsten inte stöd för ditt befintliga försäkringsbolag och information om din försäkring kunde inte hämtas.",
    );
    await fetchModal(page).getByRole("button", { name: "Försök igen" }).click();
    await page.getByRole("radio", { name: "Tuvull" }).waitFor();
  });

  test("another person's car; the page then shows it too [C-156] [C-131] [C-049]", async () => {
    const page = await open("HMT001", 1440, "198502102380");
    // The ownership is not revealed before the login.
    await startFetch(page, MOCK_LOGIN);
    await expectError(
      page,
      "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är den som äger bilen.",
    );
    await fetchModal(page).getByRole("button", { name: "Stäng", exact: true }).last().click();
    await fetchModal(page).waitFor({ state: "detached" });
    await page.getByRole("heading", { name: /^Du kan inte hämta uppgifterna/ }).waitFor();
    expect(await page.getByRole("button", { name: "Ja, hämta med BankID" }).count()).toBe(0);
  });

  test("a car that is off the road [C-159]", async () => {
    const { personalNumber } = fetchPerson("HMT010");
    const { page, context } = await searchCar("HMT010", { width: 390, personalNumber });
    onTestFinished(() => context.close());
    // No one insures it, so there is no list with the question. The address still opens the fetch.
    await page.getByText("Din sökning gav inga resultat").waitFor({ timeout: RESULT_LIMIT_MS });
    await page.goto(`${page.url()}#hamta`);
    await startFetch(page, MOCK_LOGIN);
    await expectError(page, "Tyvärr kan vi inte få fram information om din försäkring om bilen är avställd.");
  });
});

describe("a fetch under way", () => {
  test("waits with its title, a bar and a description while the insurer is not reached [C-116] [C-118]", async () => {
    const page = await open("HMT013", 390);
    await startFetch(page, MOCK_LOGIN);
    const modal = fetchModal(page);
    await modal.getByRole("heading", { name: "Vänta..." }).waitFor();
    await modal.getByText("Kontaktar ditt försäkringsbolag").waitFor();
    const bar = modal.getByRole("progressbar", { name: "Hämtar din försäkring" });
    await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow")), { timeout: 15_000 }).toBe(20);
    await expectAccessible(page);
  });

  test("shows another text with every poll while the insurer is read [C-141]", async () => {
    const page = await open("HMT011", 1440);
    await startFetch(page, MOCK_LOGIN);
    const modal = fetchModal(page);
    await modal.getByText("Loggar in hos ditt försäkringsbolag").waitFor({ timeout: 20_000 });
    const bar = modal.getByRole("progressbar");
    const before = Number(await bar.getAttribute("aria-valuenow"));
    await modal.getByText("Letar efter dina försäkringar").waitFor({ timeout: 20_000 });
    expect(Number(await bar.getAttribute("aria-valuenow"))).toBe(before + 5);
  });

  test("a missing fee is reported on the page, with help by phone [C-045]", async () => {
    const page = await open("HMT007", 1440);
    await startFetch(page, MOCK_LOGIN);
    await page.waitForURL(/fetchdataid=/, { timeout: RESULT_LIMIT_MS });
    await page
      .getByText("Vi fick tyvärr inte all information om din nuvarande försäkring.")
      .last()
      .waitFor({ timeout: RESULT_LIMIT_MS });
    expect(await page.getByRole("heading", { name: "Lägre pris än idag" }).count()).toBe(0);
  });
});
