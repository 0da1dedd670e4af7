import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { dataLayer } from "#tests/journeys/consent/consent-page.ts";
import { PERSONAL_NUMBER, RESULT_LIMIT_MS, waitForList } from "#tests/support/car-result.ts";
import {
  agree,
  chooseInsurer,
  fetchModal,
  fetchPerson,
  MOCK_LOGIN,
  openHouseFetch,
  startFetch,
} from "#tests/support/fetch-modal.ts";
import { fillInHouse, HOUSE_PATH } from "#tests/support/house-result.ts";
import { logIn, phone, scanCode } from "#tests/support/log-in.ts";
import { nextRenewal } from "#tests/support/next-renewal.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

const LONG = { timeout: RESULT_LIMIT_MS };

async function open(plate: string | undefined, options: VisitorOptions = {}): Promise<Page> {
  const personalNumber = plate === undefined ? PERSONAL_NUMBER : fetchPerson(plate).personalNumber;
  const { page, context } = await openHouseFetch({ ...options, personalNumber });
  onTestFinished(() => context.close());
  return page;
}

const current = (page: Page) => page.getByRole("region", { name: "Din försäkring idag" });

async function expectError(page: Page, text: string): Promise<void> {
  const alert = fetchModal(page).getByRole("alert");
  await alert.waitFor(LONG);
  expect(await alert.textContent()).toBe(text);
  await expectAccessible(page);
}

test("the code is read by a phone, and the list is shown beside the house's insurance [C-125] [H-046] [H-048] [H-039]", async () => {
  const page = await open(undefined);
  const watch = watchPage(page);
  const modal = fetchModal(page);
  await modal.getByRole("heading", { name: "Jämför med din försäkring" }).waitFor();
  await modal.getByText("Hämta villauppgifterna från ditt försäkringsbolag. Se vad du kan spara!").waitFor();
  await chooseInsurer(page, "Björkhaga Ömsesidiga");
  await agree(page);
  await expectAccessible(page);
  await modal.getByRole("button", { name: "Mobilt BankID", exact: true }).click();
  await phone().approve(await scanCode(page, PERSONAL_NUMBER));
  await page.waitForURL(/searchid=.+&fetchdataid=/, LONG);
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor(LONG);
  const card = current(page);
  await card.getByText(nextRenewal("03-01").text).waitFor();
  const text = (await card.textContent())?.replaceAll(/\s+/g, " ") ?? "";
  expect(text).toContain("6 840");
  expect(text).toContain("Förnyelsedatum");
  expect(text).toContain("Grundsjälvrisk1 500 kr");
  // An insurer reports the name and the excesses of a home, not what it covers: what is not known stands before the amount.
  const cheaper = page
    .getByRole("article")
    .filter({ hasText: /Okänt i \d+ del(?:ar)?: .+\. ?\d[\d\s]*kr lägre per år/ });
  await cheaper.first().waitFor();
  // Everything else about the house is known.
  const form = page.getByRole("region", { name: "Din sökning" }).filter({ visible: true });
  await form.getByRole("heading", { name: "Stämmer detta?" }).waitFor();
  expect(
    await form.locator("[data-field]").evaluateAll((fields) => fields.map((each) => each.dataset["field"])),
  ).toEqual(["purchaseyear", "ownfault", "ownfaultbuilding"]);
  await expectAccessible(page);
  const before = page.url();
  await form.getByLabel("Inköpsår").fill("2019");
  await page.getByRole("button", { name: "Uppdatera prisförslag" }).click();
  await page.waitForURL((url) => url.href !== before && url.searchParams.has("fetchdataid"));
  await page.getByRole("heading", { name: "Lägre pris än idag" }).waitFor(LONG);
  await card.getByText(nextRenewal("03-01").text).waitFor();
  watch.expectQuiet();
});

test("a house older than was typed asks for its renovation before it searches [H-028]", async () => {
  const page = await open("HMT008", { width: 390 });
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, LONG);
  const dialog = page.getByRole("dialog", { name: "Ändra din sökning" });
  const renovated = dialog.getByLabel("Renoveringsår");
  await renovated.waitFor(LONG);
  await dialog.getByRole("heading", { name: "Stämmer detta?" }).waitFor();
  expect(await dialog.getByLabel("Boyta").count()).toBe(0);
  await expectAccessible(page);
  await renovated.fill("1998");
  await dialog.getByRole("button", { name: "Uppdatera prisförslag" }).click();
  await dialog.waitFor({ state: "detached" });
  await waitForList(page);
  await current(page).waitFor();
  expect(await current(page).getByText("Förnyelsedatum").count()).toBe(0);
  // Typed values are not replaced without notice: they can be chosen instead, and are then in the summary.
  const conflicts = page.getByRole("region", { name: "Vad stämmer?" });
  await conflicts.getByRole("radio", { name: "1972 Du skrev" }).check();
  const before = page.url();
  await conflicts.getByRole("button", { name: "Uppdatera priserna" }).click();
  await page.waitForURL((url) => url.href !== before);
  // No price is lower for a house of that year.
  await page.getByRole("heading", { level: 1, name: /^Stanna kvar hos / }).waitFor(LONG);
  expect(await conflicts.getByRole("radio", { name: "1972 Du skrev" }).isChecked()).toBe(true);
  await page.getByRole("region", { name: "Din sökning" }).getByText("Byggår: 1972").waitFor();
  await expectAccessible(page);
});

test("a cancelled login is shown as cancelled, and can be repeated [C-119]", async () => {
  const page = await open("HMT001", { width: 390 });
  await chooseInsurer(page, "Tuvull");
  await agree(page);
  const modal = fetchModal(page);
  await modal.getByRole("button", { name: "BankID på annan enhet", exact: true }).click();
  await phone().fail(await scanCode(page, fetchPerson("HMT001").personalNumber), "userCancel");
  await expectError(page, "Inloggningen avbröts i BankID. Ingenting är hämtat.");
  await modal.getByText("Prova ett annat försäkringsbolag eller personnummer").click();
  await modal.getByLabel("Personnummer").waitFor();
  await expectAccessible(page);
  await modal.getByText("Prova ett annat försäkringsbolag eller personnummer").click();
  await modal.getByRole("button", { name: "Försök igen" }).click();
  await phone().approve(await scanCode(page, fetchPerson("HMT001").personalNumber));
  await page.waitForURL(/fetchdataid=/, LONG);
  await current(page).waitFor(LONG);
});

test("a visitor who is not on the house's insurance names the person who is, and that person logs in [H-053] [H-055] [H-056]", async () => {
  const page = await open("HMT009");
  await startFetch(page, MOCK_LOGIN);
  await expectError(
    page,
    "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens villaförsäkring.",
  );
  const modal = fetchModal(page);
  const again = modal.getByRole("button", { name: "Försök igen" });
  const number = modal.getByLabel("Personnummer");
  expect(await number.getAttribute("placeholder")).toBe("ÅÅMMDDXXXX");
  expect(await again.isDisabled()).toBe(true);
  // A person without insurance there either: the same question again.
  await number.fill(fetchPerson("HMT002").personalNumber);
  await again.click();
  await expect
    .poll(() => modal.getByRole("alert").textContent(), LONG)
    .toBe("Tyvärr lyckades vi inte hämta någon information om din villaförsäkring.");
  await modal.getByLabel("Försäkringsbolag").selectOption({ label: "Fyrbåk" });
  await modal.getByLabel("Personnummer").fill(fetchPerson("HMT001").personalNumber);
  await again.click();
  await page.waitForURL(/fetchdataid=/, LONG);
  await current(page).getByAltText("Fyrbåk").waitFor(LONG);
  expect(page.url()).not.toContain(fetchPerson("HMT001").personalNumber.slice(2));
});

test("an insurer whose login needs a computer is refused on a phone, and not on a computer [C-121] [C-155]", async () => {
  const page = await open("HMT001", { width: 375 });
  const started: string[] = [];
  page.on("request", (request) => started.push(request.url()));
  await fetchModal(page).getByText("Bara på dator").waitFor();
  await startFetch(page, MOCK_LOGIN, "Stenvalv Bara på dator");
  await expectError(
    page,
    "Vi lyckades inte hämta uppgifterna från ditt försäkringsbolag. Om du använder en mobil enhet rekommenderar vi dig att använda tjänsten via en dator istället.",
  );
  expect(started.filter((url) => url.includes("init-fetch"))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 844 });
  await fetchModal(page).getByRole("button", { name: "Försök igen" }).click();
  const init = page.waitForRequest(/init-fetch-insurance-data/);
  await startFetch(page, MOCK_LOGIN, "Stenvalv Bara på dator");
  expect((await init).postData()).toContain("shopid=1187");
});

test("a campaign's fee is left out with an explanation, and the list is measured as fetched [H-047] [H-006]", async () => {
  const page = await open("HMT006", { theme: "dark", consent: [1, 2] });
  await startFetch(page, MOCK_LOGIN);
  await page.waitForURL(/fetchdataid=/, LONG);
  await current(page).waitFor(LONG);
  expect(await current(page).textContent()).not.toMatch(/kr\/år|kr per år|kronor per år/);
  await current(page)
    .getByText(
      "Du verkar ha en försäkring för en begränsad period och vi kan därför inte räkna ut ditt nuvarande månadspris.",
    )
    .waitFor();
  expect(await page.getByRole("heading", { name: "Lägre pris än idag" }).count()).toBe(0);
  await expectAccessible(page);
  await expect
    .poll(async () => (await dataLayer(page)).filter(({ event }) => event === "page_data").at(-1))
    .toMatchObject({ path: "/forsakring/villa/result/", category: "bankID" });
});

test("the tip leads to the fetch, and a logged-in person's saving on a house is sent once [H-011] [C-242]", async () => {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await logIn(page);
  const sent = page.waitForResponse((response) => response.url().endsWith("-house-insurance-savings/"), LONG);
  await page.goto(HOUSE_PATH);
  await fillInHouse(page);
  await page.getByRole("button", { name: "Visa priser" }).click();
  await waitForList(page);
  await page.getByText("Hämta villauppgifterna från ditt försäkringsbolag. Se vad du kan spara!").waitFor();
  await page.getByRole("button", { name: "Hämta med BankID" }).click();
  await startFetch(page, MOCK_LOGIN, "Björkhaga Ömsesidiga");
  expect(await (await sent).json()).toMatchObject({ Success: true, Data: { Result: { recorded: true } } });
});
