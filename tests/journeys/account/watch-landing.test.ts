import { mkdirSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formatDay, formatLongDate } from "#domain/calendar/format-date.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { watchFindingPath } from "#domain/addresses/watch-paths.ts";
import { createWatchStore } from "#adapters/postgres/watch-store.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { ORDER_LIMIT_MS, waitForPlaced } from "#tests/support/car-checkout.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { freshPlate } from "#tests/support/fresh-object.ts";
import { dayFromNow, OWNER } from "#tests/support/order-fixtures.ts";
import { signedText, signOnScreen } from "#tests/support/sign-order.ts";
import type { VisitorOptions } from "#tests/support/visitor.ts";
import { storeFinding } from "#tests/support/watch-findings.ts";
import { waitUntil } from "#tools/services/wait-until.ts";
import { watchPage } from "#tests/watch-page.ts";

const CONTACT = { phone: "0701234567", address: "Sparvgatan 7", zip: "123 45", city: "Sparvstad" };
const RENEWS_ON = dayFromNow(45);
const LOOKS = [
  { width: 320, theme: "light" },
  { width: 390, theme: "dark" },
  { width: 1440, theme: "light" },
  { width: 1440, theme: "dark" },
] as const;

/** A person whose watch has found something: the search was made elsewhere, and never in this browser. */
async function openFinding(options: VisitorOptions = {}) {
  const customer = await ordered().newCustomer("orderer");
  const runner = await ordered().newCustomer();
  const plate = freshPlate(OWNER);
  const finding = await storeFinding(ordered(), {
    person: "orderer",
    searchedBy: runner,
    plate,
    renewsOn: RENEWS_ON,
  });
  const page = await (await openAs(customer, options)).newPage();
  await page.goto(watchFindingPath(finding.findingId));
  await page.getByRole("heading", { level: 1, name: /Samma skydd kostar/ }).waitFor();
  return { page, customer, plate, finding };
}

/** Screenshots for comparison with the design: only when a folder is given. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["SPARV_SHOTS"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Notices to the former insurer that have left us. */
const sentNotices = async (searchId: string) => (await ordered().pool.query(SENT_NOTICES, [searchId])).rowCount;

const SENT_NOTICES = `
select from mails join orders on mails.key = 'cancellation-notice:' || orders.id
where orders.search_id = $1 and mails.state = 'sent'`;

test(
  "a person leaves with two presses and a signature, and the former insurance is cancelled with the order",
  { timeout: LONG_WALK_MS * 2 },
  async () => {
    await ordered().place(await ordered().newCustomer(), { contact: CONTACT, email: "anna@exempel.se" });
    const { page, finding } = await openFinding({ width: 1440 });
    const watch = watchPage(page);
    const { best } = finding;
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    expect(heading).toContain(`Din bilförsäkring förnyas ${formatDay(RENEWS_ON)}.`);
    expect(heading).toContain(formatKr(best.savingOre ?? 0));
    const table = page.getByRole("table");
    expect(await table.getByRole("row", { name: /^Brand/ }).innerText()).toContain("lägre");
    expect(await table.getByRole("row", { name: /^Glas/ }).innerText()).toContain("Lika");
    await page.getByText(/^Raderna under priset.*Priserna hämtades/).waitFor();
    await expectAccessibleInLooks(page, LOOKS, async ({ width, theme }) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      await shoot(page, `watch-landing-${width}-${theme}`);
    });
    await page.getByRole("button", { name: `Byt till ${best.providerName}` }).click();

    await page.getByRole("heading", { level: 1, name: `Byt till ${best.providerName}` }).waitFor({
      timeout: ORDER_LIMIT_MS,
    });
    expect(new URL(page.url()).searchParams.get("resultid")).toBe(best.offerId);
    // Nothing is asked for, and the day is the one on which the former insurance ends.
    const visible = page.locator("main form").locator("input:visible, select:visible");
    expect(await visible.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name")))).toEqual([]);
    await page.getByText(formatLongDate(RENEWS_ON)).first().waitFor();
    await page.getByText(/fullmakt att säga upp din bilförsäkring/).waitFor();
    await expectAccessibleInLooks(page, [LOOKS[1], LOOKS[2]], async ({ width, theme }) => {
      await shoot(page, `watch-switch-${width}-${theme}`);
    });
    await page.getByRole("button", { name: "Skriv under med BankID" }).click();

    await signedText(page).waitFor({ timeout: ORDER_LIMIT_MS });
    const signed = await page.getByRole("region", { name: "Det här skriver du under" }).innerText();
    expect(signed.replaceAll(/\s+/g, " ")).toContain(
      `Jag ger Sparv fullmakt att säga upp min bilförsäkring hos Granskog Försäkring till ${formatLongDate(RENEWS_ON)}.`,
    );
    await signOnScreen(page);
    await waitForPlaced(page);
    await waitUntil(async () => (await sentNotices(finding.searchId)) === 1, 60_000, "the cancellation");
    watch.expectQuiet();
  },
);

test("a person stays, and the watch goes on; a person who stops it gets no more mails", async () => {
  const { page, finding } = await openFinding({ width: 390, hasScript: false });
  const watches = createWatchStore(ordered().stores);
  const before = await watches.find(finding.watchId);
  await page.getByRole("button", { name: "Stanna kvar" }).click();
  await page.getByText("Du stannar kvar hos Granskog Försäkring").waitFor();
  await page.getByText(`Du valde det ${formatDay(swedishDate(Date.now()))}.`, { exact: false }).waitFor();
  expect(await watches.find(finding.watchId)).toEqual(before);
  await page.getByRole("button", { name: "Sluta bevaka" }).click();
  await page.getByText("Vi bevakar inte längre").waitFor();
  expect(await page.getByRole("button", { name: "Sluta bevaka" }).count()).toBe(0);
  expect((await watches.find(finding.watchId))?.state).toBe("off");
});

test("one press opens the list of the same search, and the prices that are too old are asked for again", async () => {
  const { page, finding, plate } = await openFinding({ width: 1440 });
  await page.getByRole("button", { name: /^Visa alla \d+ priser$/ }).click();
  await page.waitForURL((url) => url.pathname === "/forsakring/bil/jamfor/");
  expect(new URL(page.url()).searchParams.get("searchid")).toBe(finding.searchId);
  await page.getByText(plate).first().waitFor();
  await ordered().pool.query(
    'update offers set offer = regexp_replace(offer, \'"validUntil":"[^"]+"\', \'"validUntil":"2020-01-01T00:00:00.000Z"\') where search_id = $1',
    [finding.searchId],
  );
  await page.goto(watchFindingPath(finding.findingId));
  await page.getByRole("heading", { name: "Priserna gäller inte längre" }).waitFor();
  expect(await page.getByRole("button", { name: /^Byt till/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Hämta nya priser" }).click();
  await page.waitForURL((url) => url.pathname === "/forsakring/bil/jamfor/");
});

test("what another person's watch found is as unknown as what does not exist", async () => {
  const { finding } = await openFinding();
  const stranger = await ordered().newCustomer("newcomer");
  const answers = await Promise.all(
    [finding.findingId, "aaaaaaaaaaaaaaaaaaaaaaaa"].map((id) => stranger.get(watchFindingPath(id))),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});
