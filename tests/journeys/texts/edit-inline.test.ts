import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { useEditorsStack } from "#tests/support/editors-stack.ts";
import type { TestPerson } from "#tests/support/open-session.ts";
import { watchPage } from "#tests/watch-page.ts";

const stack = useEditorsStack("edit_inline");

const LEAD = /Vi frågar bolagen, du ser priserna/;

async function open(person: TestPerson | undefined, path: string, options = {}): Promise<Page> {
  const context = await stack().open(person, options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const editingSwitch = (page: Page) => page.getByRole("switch", { name: "Redigera texter" });

async function turnOn(page: Page): Promise<void> {
  await editingSwitch(page).click();
  await page.getByText(/^Texter på sidan \(\d\d+\)$/).waitFor();
}

describe("an editor, outside production", () => {
  test("changes a text of a page inline, and reverts it [F-123]", async () => {
    const page = await open("editor", "/");
    const watch = watchPage(page);
    expect(await page.locator("[data-editable-text]").count()).toBe(0);
    await turnOn(page);
    await page.getByRole("main").getByText(LEAD).click();
    const dialog = page.getByRole("dialog", { name: "Ändra text" });
    await dialog.getByText("start.lead, tjänst 0").waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("Ny text").fill("Vi frågar. Du väljer.");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await page.getByText("Texten är sparad.").waitFor();
    await expect.poll(() => page.getByRole("main").getByText("Vi frågar. Du väljer.").count()).toBe(1);

    // All visitors read it, on a page without script.
    const visitor = await open(undefined, "/");
    expect(await visitor.getByText("Vi frågar. Du väljer.").count()).toBe(1);
    expect(await visitor.getByText(LEAD).count()).toBe(0);

    await page.getByRole("main").getByText("Vi frågar. Du väljer.").click();
    await dialog.getByText("Publicerad av dig").waitFor();
    await dialog.getByRole("button", { name: "Återställ" }).click();
    await expect.poll(() => page.getByRole("main").getByText(LEAD).count()).toBe(1);
    await visitor.reload();
    expect(await visitor.getByText(LEAD).count()).toBe(1);
    watch.expectQuiet();
  });

  test("does the same from the keyboard alone, with the texts of the page as a list [F-123]", async () => {
    const page = await open("editor", "/sa-rankar-vi/", { width: 390 });
    await turnOn(page);
    const list = page.getByRole("region", { name: "Redaktion" });
    await list.getByText(/^Texter på sidan/).focus();
    await page.keyboard.press("Enter");
    const lead = list.getByRole("button", { name: /Det är hela regeln/ });
    await lead.focus();
    expect(await page.locator("[data-editable-text-pointed]").textContent()).toMatch(/Det är hela regeln/);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ändra text" });
    await dialog.getByLabel("Ny text").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => lead.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("sees an error when a text is invalid, and loses nothing", async () => {
    const page = await open("editor", "/");
    await turnOn(page);
    await page
      .getByRole("region", { name: "Redaktion" })
      .getByText(/^Texter på sidan/)
      .click();
    await page.getByRole("button", { name: /^Du kan ringa\. 08-465 004 00/ }).click();
    const dialog = page.getByRole("dialog", { name: "Ändra text" });
    await dialog.getByLabel("Ny text").fill("Ring oss");
    await dialog.getByRole("button", { name: "Spara" }).click();
    await dialog.getByText("De här platshållarna måste finnas kvar: {hours}, {phone}").waitFor();
    expect(await dialog.getByLabel("Ny text").inputValue()).toBe("Ring oss");
  });

  test("sees the page as visitors do while the switch is off", async () => {
    const page = await open("editor", "/");
    await editingSwitch(page).waitFor();
    expect(await page.locator("[data-editable-text]").count()).toBe(0);
    expect(await page.evaluate(() => /[\u2060\u2063]/.test(document.body.innerText))).toBe(false);
    await page.getByRole("link", { name: "Läs mer om hur vi tjänar pengar" }).click();
    await page.waitForURL("**/sa-tjanar-vi-pengar/");
  });
});

describe("a change of a form's and a result's texts", () => {
  test("is there when the server renders, after hydration and after a client-side navigation", async () => {
    const { database, url } = stack();
    const pool = database.openPool();
    await pool.query(
      "insert into texts (alias_id, service_id, published) values ('form.field.zip.help', '17', 'Där bilen sover.'), ('result.rankingLink', '0', 'Så ordnar vi')",
    );
    await pool.query(
      "insert into text_events (alias_id, service_id, kind, author, from_text, to_text) values ('form.field.zip.help', '17', 'published', 'x', 'a', 'b')",
    );
    await pool.query("select pg_notify('sparv_texts', '')");
    const context = await stack().open(undefined);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const watch = watchPage(page);
    await expect.poll(async () => (await fetch(`${url}/forsakring/bil/`)).text()).toContain("Där bilen sover.");
    await page.goto("/forsakring/bil/");
    await page.getByText("Där bilen sover.").waitFor();
    await page.getByLabel("Registreringsnummer").fill("SPV 24K");
    await page.getByLabel("Personnummer").fill("198502102380");
    await page.getByLabel("Postnummer").fill("123 45");
    await page.getByRole("button", { name: "Visa priser" }).click();
    await page.getByRole("link", { name: "Så ordnar vi" }).waitFor();
    watch.expectQuiet();
  });
});

describe("a visitor who is no editor", () => {
  test.each([undefined, "customer"] as const)(
    "(%s) has no switch and is sent nothing of it [F-125]",
    async (person) => {
      const context = await stack().open(person);
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await context.addCookies([{ name: "sparv-redigera", value: "on", url: stack().url }]);
      await page.goto("/forsakring/bil/", { waitUntil: "networkidle" });
      expect(await editingSwitch(page).count()).toBe(0);
      expect(scripts.filter((name) => /EditingBar|ToolCorner|EditTextDialog/.test(name))).toEqual([]);
      expect(await page.evaluate(() => /[\u2060\u2063]/.test(document.documentElement.innerHTML))).toBe(false);
      const refused = await page.evaluate(async () => {
        const body = new URLSearchParams({ aliasid: "start.lead", serviceid: "0", text: "Intrång" });
        const answer = await fetch("/ajax/alias/", { method: "PUT", body });
        return [answer.status, await answer.json()];
      });
      expect(refused).toMatchObject([403, { Success: false, Status: "Forbidden" }]);
    },
  );
});
