import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { useEditorsStack } from "#tests/support/editors-stack.ts";
import type { TestPerson } from "#tests/support/open-session.ts";
import { productionChanges } from "#tests/support/production-changes.ts";
import { watchPage } from "#tests/watch-page.ts";
import { rankingTexts } from "#web/content/articles/ranking.texts.sv.ts";

// In production, where the editors' pages are the only way to change a text.
const stack = useEditorsStack("editors_pages", productionChanges());

async function newContext(person: TestPerson | undefined, options = {}): Promise<BrowserContext> {
  const context = await stack().open(person, options);
  onTestFinished(() => context.close());
  return context;
}

async function open(person: TestPerson | undefined, path: string, options = {}): Promise<Page> {
  const page = await (await newContext(person, options)).newPage();
  await page.goto(path);
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("an editor finds a text, writes a draft, publishes it, sees who did what, and reverts it, without script", async () => {
  const page = await open("editor", "/redaktion/", { hasScript: false });
  await page.getByLabel("Sök text").fill("hela regeln");
  await press(page, "Sök");
  await page.getByRole("heading", { name: "1 text" }).waitFor();
  await page.getByRole("link", { name: /Det är hela regeln/ }).click();
  const written = page.getByRole("textbox", { name: "Din text" });
  expect(await written.inputValue()).toBe(rankingTexts.lead);

  await written.fill("Billigast först. Så enkelt är det.");
  await press(page, "Spara utkast");
  await page.getByRole("status").getByText("Utkastet är sparat.").waitFor();
  const visitor = await open(undefined, "/sa-rankar-vi/");
  expect(await visitor.getByText("Billigast först.").count()).toBe(0);

  await press(page, "Publicera");
  await page.getByText("Texten är publicerad.").waitFor();
  await visitor.reload();
  expect(await visitor.getByText("Billigast först. Så enkelt är det.").count()).toBe(1);
  const history = page.getByRole("listitem").filter({ hasText: "Publicerad av dig" });
  expect(await history.getByText(rankingTexts.lead).count()).toBe(1);
  expect(await history.locator("time").getAttribute("datetime")).toMatch(/^\d{4}-\d\d-\d\dT/);

  await page.getByRole("link", { name: "Alla texter" }).click();
  await page.getByRole("link", { name: "Ändrade texter" }).click();
  await page.getByRole("link", { name: /Billigast först/ }).click();
  await press(page, "Återställ till standardtexten");
  await page.getByText("Texten är återställd till standardtexten.").waitFor();
  await visitor.reload();
  expect(await visitor.getByText("Det är hela regeln.").count()).toBe(1);
});

test("an invalid text comes back with its errors, and so does one that another editor has changed", async () => {
  const address = "/redaktion/text/?alias=start.canCallText&tjanst=0";
  const [page, other] = [await open("editor", address), await open("editor", address)];
  await page.getByRole("textbox", { name: "Din text" }).fill("<b>Ring</b> {phone}, {hours}.");
  await press(page, "Publicera");
  await page
    .getByRole("alert")
    .getByText(/Skriv utan HTML/)
    .waitFor();
  expect(await page.getByRole("textbox", { name: "Din text" }).inputValue()).toBe("<b>Ring</b> {phone}, {hours}.");
  await expectAccessible(page);

  await other.getByRole("textbox", { name: "Din text" }).fill("Ring {phone}, {hours}.");
  await press(other, "Publicera");
  await other.getByText("Texten är publicerad.").waitFor();
  await page.getByRole("textbox", { name: "Din text" }).fill("{phone} ({hours}).");
  await press(page, "Publicera");
  await page.getByRole("alert").getByText("Någon annan har ändrat texten.").waitFor();
});

describe("a visitor who is no editor", () => {
  test.each([undefined, "customer"] as const)("(%s) is asked to log in, whatever the address", async (person) => {
    const page = await (await newContext(person)).newPage();
    for (const path of [
      "/redaktion/",
      "/redaktion/text/?alias=start.lead&tjanst=0",
      "/redaktion/text/?alias=x&tjanst=9",
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(401);
      await page.getByRole("heading", { name: "Logga in" }).waitFor();
      expect(await page.title()).toBe("Logga in | Sparv");
      expect(await page.getByRole("main").innerText()).not.toMatch(/text|redak/i);
    }
    await expectAccessible(page);
    const posted = await page.request.post("/redaktion/text/?alias=start.lead&tjanst=0", {
      headers: { origin: stack().url },
      form: { gor: "publish", version: "0", text: "Intrång" },
    });
    expect(posted.status()).toBe(401);
    expect(await (await page.request.get("/")).text()).not.toContain("Intrång");
  });
});

describe("on a production host", () => {
  test("an editor has no switch, and no text can be changed inline [F-125]", async () => {
    const context = await newContext("editor");
    await context.addCookies([
      { name: "__Host-sparv-redigera", value: "on", domain: "localhost", path: "/", secure: true },
    ]);
    const page = await context.newPage();
    await page.goto("/forsakring/bil/", { waitUntil: "networkidle" });
    expect(await page.getByRole("switch").count()).toBe(0);
    expect(await page.evaluate(() => /[\u2060\u2063]/.test(document.documentElement.innerHTML))).toBe(false);
    const refused = await page.evaluate(async () => {
      const body = new URLSearchParams({ aliasid: "start.lead", serviceid: "0", text: "Nej", revision: "0" });
      const answers = [
        await fetch("/ajax/alias/", { method: "PUT", body }),
        await fetch("/ajax/alias/?aliasid=start.lead&serviceid=0"),
      ];
      return answers.map(({ status }) => status);
    });
    expect(refused).toEqual([403, 403]);
  });

  test("debug mode is off, whatever the address, the flag and the call ask for", async () => {
    const page = await open(undefined, "/forsakring/bil/?debug=true");
    await page.evaluate(() => localStorage.setItem("debug", "true"));
    await page.goto("/forsakring/bil/?debug=true", { waitUntil: "networkidle" });
    expect(await page.getByRole("region", { name: "Felsökning" }).count()).toBe(0);
    const answer = await page.evaluate(async () =>
      (await fetch("/ajax/zip-code-data/?zip=11122", { headers: { "x-sparv-debug": "true" } })).json(),
    );
    expect(answer).toMatchObject({ Success: true, Debug: null, Exception: null });
  });
});

test.each([
  [390, "light"],
  [1440, "dark"],
] as const)("the editors' pages break no accessibility rule at %i px in %s, and are quiet", async (width, theme) => {
  const page = await (await newContext("editor", { width, theme })).newPage();
  const watch = watchPage(page);
  for (const path of ["/redaktion/", "/redaktion/text/?alias=start.canCallText&tjanst=0"]) {
    await page.goto(path);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  watch.expectQuiet();
});

test("in production there are no simulators to make fail, not even for support", async () => {
  for (const person of [undefined, "support"] as const) {
    const page = await (await newContext(person)).newPage();
    expect((await page.goto("/redaktion/simulatorer/"))?.status()).toBe(404);
  }
  const support = await open("support", "/redaktion/arenden/");
  await support.getByRole("heading", { level: 1, name: "Beställningar och ärenden" }).waitFor();
  expect(await support.getByRole("link", { name: "Simulatorer" }).count()).toBe(0);
  await expectAccessible(support);
});
