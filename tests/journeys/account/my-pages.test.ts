import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { openAs, ordered } from "#tests/support/customer-page.ts";
import { logIn, person } from "#tests/support/log-in.ts";
import { fillAccount } from "#tests/support/my-pages.ts";
import { OTHER_SCREEN_VARIANTS } from "#tests/support/screen-variants.ts";
import { waitUntilHydrated } from "#tests/support/wait-until-hydrated.ts";
import { NUMBERS } from "#tests/support/open-session.ts";
import { openPage } from "#tests/support/open-page.ts";
import { NOT_OWNER } from "#tests/support/order-fixtures.ts";
import { watchPage } from "#tests/watch-page.ts";

const SECTIONS = [
  ["Beställningar", "ordrar/", "Bilförsäkring hos Rattvis"],
  ["Hushåll", "hushall/", "Granskog Försäkring"],
  ["Ansökningar", "ansokningar/", "Sjöbanken"],
  ["Favoriter", "favoriter/", "Priserna är från när du sparade."],
  ["Sparat", "sparat/", "kan spara"],
  ["Uppgifter", "uppgifter/", "19990123-••••"],
] as const;

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
/** Controls that are too low for a finger; links inside a sentence are exempt. */
const lowTargets = (page: Page) =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll("a, button, summary")]
      .filter((target) => getComputedStyle(target).display !== "inline")
      .map((target) => ({ text: target.textContent, height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43.5),
  );
/** Within the screen, from edge to edge. */
const isWhole = (page: Page, name: string) =>
  sections(page)
    .getByRole("link", { name })
    .evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    });
/** The two ends of the header. */
async function headerOf(page: Page) {
  const isSeen = (name: string) => page.getByRole("banner").getByLabel(name, { exact: true }).isVisible();
  return {
    logo: await isSeen("Sparv, till startsidan"),
    back: await isSeen("Tillbaka"),
    phone: await isSeen("Ring oss"),
    close: await isSeen("Stäng"),
  };
}
const sections = (page: Page) => page.getByRole("navigation", { name: "Min Sparv" });

/** As narrow as a phone gets, and a desk. */
const LOOKS = [
  { width: 320, theme: "light" },
  { width: 1440, theme: "dark" },
] as const;

/** Nothing is too wide or too low, and on a wide screen the header also has the phone. */
const expectUsable = (page: Page, header?: Omit<Awaited<ReturnType<typeof headerOf>>, "phone">): Promise<void> =>
  expectAccessibleInLooks(page, LOOKS, async ({ width }) => {
    expect(await isTooWide(page), page.url()).toBe(false);
    expect(await lowTargets(page), page.url()).toEqual([]);
    if (header) expect(await headerOf(page)).toEqual({ ...header, phone: width === 1440 });
  });

test(
  "a customer finds orders, favourites and saved events, and every page below, each with its own header [M-001] [M-008] [F-067]",
  { timeout: LONG_WALK_MS },
  async () => {
    const customer = await ordered().newCustomer("account-holder");
    const { orderId } = await fillAccount(ordered(), customer);
    // The new insurance has started: before that nothing counts as saved.
    await ordered().pool.query("update orders set start_date = current_date where id = $1", [orderId]);
    const page = await (await openAs(customer, { width: 320 })).newPage();
    const watch = watchPage(page);
    await page.goto("/minasidor/");
    await page.getByRole("heading", { name: "Min Sparv", exact: true, level: 1 }).waitFor();
    await page.getByRole("heading", { name: /^Du har sparat .+ kr per år$/ }).waitFor();
    for (const heading of ["Beställningar", "Favoriter", "Sparat", "På gång", "Inloggning"])
      await page.getByRole("heading", { name: heading, exact: true }).waitFor();
    await page.getByText("Bytte till Rattvis").first().waitFor();
    await page.getByText("1 av 2 har svarat").first().waitFor();
    await expectUsable(page, { logo: true, back: false, close: false });
    await sections(page).getByRole("link", { name: "Översikt" }).focus();
    for (const [name] of SECTIONS) {
      await page.keyboard.press("Tab");
      expect(await isWhole(page, name), name).toBe(true);
    }
    for (const [name, path, text] of SECTIONS) {
      await sections(page).getByRole("link", { name }).click();
      await page.waitForURL(`**/minasidor/${path}`);
      await page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
      await page.getByText(text).first().waitFor();
      expect(await sections(page).getByRole("link", { name }).getAttribute("aria-current")).toBe("page");
      await expectUsable(page, name === "Uppgifter" ? { logo: false, back: true, close: false } : undefined);
    }
    await page.getByRole("link", { name: "Tillbaka", exact: true }).click();
    await page.waitForURL("**/minasidor/");
    watch.expectQuiet();
  },
);

test("empty pages are shown as empty, without placeholder content [M-001]", async () => {
  const page = await (await openAs(await ordered().newCustomer("newcomer"), { width: 390 })).newPage();
  await page.goto("/minasidor/");
  await page.getByRole("heading", { name: "Här är det tomt än så länge" }).waitFor();
  expect(await page.getByText("Du har sparat").count()).toBe(0);
  for (const [path, heading] of [
    ["ordrar/", "Du har inga beställningar"],
    ["hushall/", "Här är det tomt än så länge"],
    ["ansokningar/", "Du har inga ansökningar"],
    ["favoriter/", "Du har inga favoriter"],
    ["sparat/", "Inget sparat än"],
  ] as const) {
    await page.goto(`/minasidor/${path}`);
    await page.getByRole("heading", { name: heading }).waitFor();
  }
  await expectAccessible(page);
});

test("a favourite is saved from a list and removed on my pages, each time with a message that links to the account [M-007]", async () => {
  const customer = await ordered().newCustomer("account-holder");
  const { searchId } = await fillAccount(ordered(), customer);
  const page = await (await openAs(customer)).newPage();
  await page.goto(`/forsakring/bil/jamfor/?searchid=${searchId}`);
  const heart = page.getByRole("button", { name: "Spara Nordkaj som favorit" });
  await heart.waitFor({ timeout: 20_000 });
  await waitUntilHydrated(heart);
  await heart.click();
  await page.getByText("Sparad som favorit på ditt konto.").waitFor();
  await page.getByRole("link", { name: "Mitt konto", exact: true }).click();
  await page.waitForURL("**/minasidor/");
  await page.getByRole("img", { name: "Nordkaj" }).first().waitFor();

  await page.goto("/minasidor/favoriter/");
  const remove = page.getByRole("button", { name: "Ta bort Nordkaj från favoriter" });
  await remove.click();
  await page.getByText("Har raderats från dina favoriter.").waitFor();
  expect(await page.getByRole("link", { name: "Mitt konto", exact: true }).getAttribute("href")).toBe("/minasidor/");
  await expect.poll(() => remove.count()).toBe(0);
});

test("without script: an order links to its documents and its withdrawal, a favourite and fetched data are removed [F-067]", async () => {
  const customer = await ordered().newCustomer("account-holder");
  const { orderId } = await fillAccount(ordered(), customer);
  const page = await (await openAs(customer, { hasScript: false, width: 390 })).newPage();
  await page.goto("/minasidor/ordrar/");
  const card = page.locator(`[id="${orderId}"]`);
  expect(await card.getByRole("link", { name: "Orderbekräftelse (PDF)" }).getAttribute("href")).toBe(
    `/minasidor/ordrar/bekraftelse/?order=${orderId}`,
  );
  await card.getByRole("link", { name: /^Ångra köp/ }).click();
  // A task to complete or to leave: it can be closed, and its steps have a back button.
  await page.getByRole("heading", { name: "Ångra köp", level: 1 }).waitFor();
  expect(await headerOf(page)).toEqual({ logo: true, back: false, phone: false, close: true });
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await page.getByRole("heading", { name: "Stämmer det att du vill ångra köpet?", level: 2 }).waitFor();
  expect(await headerOf(page)).toEqual({ logo: false, back: true, phone: false, close: true });
  await page.getByRole("banner").getByLabel("Stäng", { exact: true }).click();
  await page.waitForURL(`**/minasidor/ordrar/#${orderId}`);

  await page.goto("/minasidor/favoriter/");
  const hearts = page.getByRole("button", { name: /från favoriter$/ });
  const before = await hearts.count();
  await hearts.first().click();
  await expect.poll(() => hearts.count()).toBe(before - 1);

  await page.goto("/minasidor/uppgifter/");
  await page.getByRole("button", { name: "Ta bort Hämtade försäkringar" }).click();
  await page.getByText("Ta bort alla hämtade försäkringar och ta tillbaka samtyckena?").waitFor();
  await page.getByRole("button", { name: "Ja, ta bort" }).click();
  await page.getByText("Dina hämtade försäkringar är borttagna").waitFor();
  expect(await page.getByRole("button", { name: /^Ta tillbaka samtycket/ }).count()).toBe(0);
});

test(
  "a customer sees what was asked about them, and deletes the account with a receipt",
  { timeout: LONG_WALK_MS },
  async () => {
    const expectFitting = (): Promise<void> =>
      expectAccessibleInLooks(page, OTHER_SCREEN_VARIANTS, async () => expect(await isTooWide(page)).toBe(false));
    const customer = await ordered().newCustomer("leaver");
    const orderId = await ordered().place(customer, { personalNumber: NUMBERS.leaver });
    await ordered().pool.query("insert into desk_reads (staff_id, action, subject) values ('s', 'read', $1)", [
      orderId,
    ]);
    const page = await (await openAs(customer, { width: 390 })).newPage();
    const watch = watchPage(page);
    await page.goto("/minasidor/uppgifter/");
    const events = page.getByRole("main");
    await events.getByText("Rattvis fick dina uppgifter").first().waitFor();
    await expectFitting();
    await page.getByRole("navigation", { name: "Visa", exact: true }).getByRole("link", { name: "Läst" }).click();
    await page.waitForURL("**/uppgifter/?visa=last");
    await events.getByText("Kundservice öppnade ditt ärende").first().waitFor();
    expect(await events.getByText("Rattvis fick dina uppgifter").count()).toBe(0);
    await page.getByRole("link", { name: "Radera mina uppgifter" }).click();
    await page.getByRole("heading", { name: "Radera dina uppgifter", level: 1 }).waitFor();
    await expectFitting();
    await page.getByRole("button", { name: "Ja, radera mina uppgifter" }).click();
    await page.getByRole("heading", { name: "Dina uppgifter är raderade", level: 1 }).waitFor();
    await page.getByText(/^Beställningar: \d+$/).waitFor();
    await expectFitting();
    await page.goto("/minasidor/uppgifter/");
    await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
    watch.expectQuiet();
  },
);

test("earlier orders belong to the person who logs in with BankID, and to no one else [M-002]", async () => {
  const orderId = await ordered().place(await ordered().newCustomer(), { personalNumber: person.personalNumber });
  const card = (page: Page) => page.locator(`[id="${orderId}"]`);
  const { page } = await openPage("/minasidor/ordrar/");
  await page.getByRole("heading", { name: "Logga in på Min Sparv" }).waitFor();
  await logIn(page, "/minasidor/ordrar/");
  await card(page).getByText("Bilförsäkring hos Rattvis").first().waitFor({ timeout: 20_000 });

  const other = await openPage("/minasidor/ordrar/");
  await logIn(other.page, "/minasidor/ordrar/", NOT_OWNER);
  await other.page.getByRole("heading", { name: "Beställningar", level: 1 }).waitFor({ timeout: 20_000 });
  expect(await card(other.page).count()).toBe(0);
});
