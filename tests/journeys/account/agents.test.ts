import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { expectAccessibleInLooks, LONG_WALK_MS } from "#tests/support/accessible-in-looks.ts";
import { askToConnect, finishAgent, newAgentAuth } from "#tests/support/agent-client.ts";
import { logIn } from "#tests/support/log-in.ts";
import { serveHttp } from "#tests/support/loopback-server.ts";
import { openPage } from "#tests/support/open-page.ts";

const DETAILS = "/minasidor/uppgifter/";

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** For a person to look at, where a folder is given. */
async function shoot(page: Page, name: string) {
  const folder = process.env["SPARV_SHOTS"];
  if (folder) await page.screenshot({ path: join(folder, `agents-${name}.png`), fullPage: true });
}

const LOOKS = [390, 1440].flatMap((width) => (["light", "dark"] as const).map((theme) => ({ width, theme })));

const expectUsable = (page: Page, name: string): Promise<void> =>
  expectAccessibleInLooks(page, LOOKS, async ({ width, theme }) => {
    expect(await isTooWide(page), page.url()).toBe(false);
    await shoot(page, `${name}-${width}-${theme}`);
  });

test(
  "a person allows an agent with BankID, sees what it read, and disconnects it",
  { timeout: LONG_WALK_MS },
  async () => {
    const url = inject("stackUrl");
    const callback = await serveHttp((_request, response) => void response.end("Klart."));
    const auth = newAgentAuth("Hemhjälpen", "", `${callback.url}/cb`);
    const asked = await askToConnect(url, auth);
    const question = asked.pathname + asked.search;

    const { page, watch } = await openPage(question, { width: 390 });
    await page.getByRole("heading", { name: "Ska ett program få läsa åt dig?" }).waitFor();
    await page.getByText("Programmet kallar sig ”Hemhjälpen”. Vi har inte kontrollerat").waitFor();
    await expectUsable(page, "login");
    await logIn(page, question);
    await page.getByText("Vi har inte kontrollerat").waitFor();
    await expectUsable(page, "consent");

    // Nothing is ticked, so nothing is allowed.
    await page.getByRole("button", { name: "Tillåt" }).click();
    await page.getByRole("alert").filter({ hasText: "Välj minst en sak" }).waitFor();
    await expectUsable(page, "nothing");
    await page.getByRole("checkbox", { name: "Läsa hushållets datum" }).check();
    await page.getByRole("button", { name: "Tillåt" }).click();
    await page.waitForURL(`${callback.url}/cb**`);
    watch.expectQuiet();
    const code = new URL(page.url()).searchParams.get("code") ?? "";
    const agent = await finishAgent(url, auth, code);
    expect((await agent.call("list_renewals")).isError).toBeFalsy();
    expect(JSON.stringify(await agent.call("read_list"))).toContain("has not allowed");

    await page.goto(url + DETAILS);
    await page.getByText("Hemhjälpen läste dina datum").waitFor();
    await expectUsable(page, "details");
    await page.getByRole("button", { name: "Koppla från Hemhjälpen" }).click();
    await page.getByText("Agenten är frånkopplad").waitFor();
    await page.getByText("Inget program är kopplat.").waitFor();
    await expect(agent.call("list_renewals")).rejects.toBeInstanceOf(Error);
    await agent.close();
    await callback.close();
  },
);

test("without script a person denies, and the agent gets no code", async () => {
  const callback = await serveHttp((_request, response) => void response.end("Klart."));
  const auth = newAgentAuth("Hemhjälpen", "", `${callback.url}/cb`);
  const asked = await askToConnect(inject("stackUrl"), auth);
  const question = asked.pathname + asked.search;
  const { page, context } = await openPage("/", { width: 1440 });
  await logIn(page);
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    baseURL: inject("stackUrl"),
  });
  const still = await plain?.newPage();
  if (!still) throw new Error("no browser");
  await still.goto(question);
  await still.getByRole("button", { name: "Neka" }).click();
  await still.waitForURL(`${callback.url}/cb**`);
  const answered = new URL(still.url()).searchParams;
  expect([answered.get("error"), answered.get("code")]).toEqual(["access_denied", null]);
  await plain?.close();
  await callback.close();
});
