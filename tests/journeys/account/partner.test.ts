import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { createEnteredContractStore } from "#adapters/postgres/entered-contract-store.ts";
import { randomId } from "#platform/ids.ts";
import { readyMade } from "#simulators/world/ready-made.ts";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { ordered } from "#tests/support/customer-page.ts";
import { logIn } from "#tests/support/log-in.ts";
import { openPage } from "#tests/support/open-page.ts";
import { linkIn, readInbox } from "#tests/support/read-inbox.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const HOUSEHOLD = "/minasidor/hushall/";
const SHARING = "/minasidor/hushall/dela/";
const [, inviter, partner] = readyMade;
const SHOWN = "Reseförsäkring hos Nordkaj";
const HIDDEN = "Hemlarm hos Väktarna";

const firstNameOf = (person: typeof inviter) => person?.name.split(" ")[0] ?? "";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** For a person to look at, where a folder is given. */
async function shoot(page: Page, look: { readonly width?: number | undefined; readonly theme?: string | undefined }) {
  const folder = process.env["SPARV_SHOTS"];
  shots += 1;
  const name = `partner-${String(shots).padStart(2, "0")}-${look.width}-${look.theme}.png`;
  if (folder) await page.screenshot({ path: join(folder, name), fullPage: true });
}
let shots = 0;

const expectUsable = (page: Page): Promise<void> =>
  expectAccessibleInLooks(
    page,
    [
      { width: 320, theme: "light" },
      { width: 390, theme: "dark" },
      { width: 1440, theme: "light" },
    ],
    async (look) => {
      expect(await isTooWide(page), page.url()).toBe(false);
      await shoot(page, look);
    },
  );

async function hold(number: string, vertical: string, providerName: string): Promise<void> {
  const { pool, stores, lookupHash } = ordered();
  const { rows } = await pool.query<{ id: string }>("select id from persons where person_lookup = $1", [
    lookupHash("person", number),
  ]);
  const content = { vertical, providerName, monthlyOre: 4_900, renewsOn: "2040-05-04" };
  const contract = { contractId: randomId(), content, changedAtMs: Date.now() };
  await createEnteredContractStore(stores).add(rows[0]?.id ?? "", contract);
}

test(
  "two persons: one invites, the other accepts with BankID, sees what is shown and nothing else, and ends it for both",
  { timeout: LONG_WALK_MS },
  async () => {
    const [number = "", otherNumber = ""] = [inviter?.personalNumber, partner?.personalNumber];
    const [name, otherName] = [firstNameOf(inviter), firstNameOf(partner)];
    const box = `partner-${randomId().replaceAll(/\W|_/g, "").slice(0, 12)}@post.example`;

    const { page: mine } = await openPage("/", { width: 390 });
    await logIn(mine, HOUSEHOLD, number);
    await hold(number, "travel", "Nordkaj");
    await hold(number, "alarm", "Väktarna");
    await mine.goto(HOUSEHOLD);
    await expectUsable(mine);
    await mine.getByRole("main").getByRole("link", { name: "Bjud in" }).click();
    await heading(mine, "Bjud in den du bor med").waitFor();
    await expectUsable(mine);
    await mine.getByLabel("E-post till den du bjuder in").fill("inte en adress");
    await press(mine, "Skapa inbjudan");
    await mine.getByRole("alert").first().waitFor();
    await expectUsable(mine);
    // From here on: what is refused before is an error of the page for the browser.
    const myWatch = watchPage(mine);
    await mine.getByLabel("Vad heter den du bjuder in?").fill(otherName);
    await mine.getByLabel("E-post till den du bjuder in").fill(box);
    await press(mine, "Skapa inbjudan");
    await heading(mine, `Din inbjudan till ${otherName}`).waitFor();
    await expectUsable(mine);
    const link = await mine.getByLabel("Länk").inputValue();
    await mine.goto(HOUSEHOLD);
    await heading(mine, "Din inbjudan väntar på svar").waitFor();

    await waitUntil(async () => (await readInbox(inject("simulatorsUrl"), box)).length > 0, 60_000, "the invitation");
    const [mail] = await readInbox(inject("simulatorsUrl"), box);
    if (!mail) throw new Error("no mail");
    expect(mail.subject).toBe(`${name} vill dela hushåll med dig hos Sparv`);
    expect(linkIn(mail, "http")).toBe(link);

    const { pathname } = new URL(link);
    const { page: theirs, watch: theirWatch } = await openPage(pathname, { width: 1440 });
    await heading(theirs, `${name} vill dela hushåll med dig`).waitFor();
    expect(await theirs.locator("main").textContent()).not.toContain(inviter?.name);
    await expectUsable(theirs);
    await logIn(theirs, pathname, otherNumber);
    await expectUsable(theirs);
    await press(theirs, "Tacka ja");
    await theirs.waitForURL(`**${SHARING}`);
    await theirs.getByText(`${name} visar inget avtal för dig än.`).waitFor();

    await mine.goto(SHARING);
    await heading(mine, `Visa för ${otherName}`).waitFor();
    await mine.getByRole("checkbox", { name: SHOWN }).check();
    await press(mine, "Spara");
    await mine.getByText("Ditt val är sparat.").waitFor();
    expect(await mine.getByRole("checkbox", { name: SHOWN }).isChecked()).toBe(true);
    expect(await mine.getByRole("checkbox", { name: HIDDEN }).isChecked()).toBe(false);
    await expectUsable(mine);

    await theirs.goto(SHARING);
    await theirs.getByText(SHOWN).waitFor();
    expect(await theirs.locator("main").textContent()).not.toContain("Väktarna");
    await expectUsable(theirs);

    await theirs.goto(HOUSEHOLD);
    await theirs.getByText(`Visas av ${name}`).waitFor();
    await heading(theirs, `Du delar hushåll med ${name}`).waitFor();
    expect(await theirs.locator("main").textContent()).not.toContain("Väktarna");
    await expectUsable(theirs);
    await theirs.getByRole("link", { name: "Välj vad du visar" }).click();
    await press(theirs, "Avsluta delningen");
    for (const page of [theirs, mine]) {
      await page.goto(SHARING);
      await heading(page, "Bjud in den du bor med").waitFor();
    }
    for (const path of [SHARING, HOUSEHOLD]) {
      await theirs.goto(path);
      expect(await theirs.locator("main").textContent(), path).not.toContain("Nordkaj");
    }

    myWatch.expectQuiet();
    theirWatch.expectQuiet();
    await theirs.goto(pathname);
    await heading(theirs, "Inbjudan gäller inte längre").waitFor();
    await expectUsable(theirs);
  },
);
