import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { controlSimulators } from "#simulators/control-client.ts";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor, type VisitorOptions } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";
import { waitUntil } from "#tools/services/wait-until.ts";

const WIDGET = "chat/widget";
const WAIT_MS = 20_000;

const simulators = () => controlSimulators(inject("simulatorsUrl"));
const messagesOf = async (kind: string): Promise<unknown[]> =>
  ((await simulators().received(WIDGET)) as { kind: string; value: unknown }[])
    .filter((message) => message.kind === kind)
    .map(({ value }) => value);

/** All tests share one simulated chat company: its received messages are cleared first. */
async function openPage(path: string, options: VisitorOptions = {}) {
  await simulators().clearReceived(WIDGET);
  const context = await newVisitor(options);
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}

const launcher = (page: Page) => page.getByRole("button", { name: "Chatta med oss" });
const chatWindow = (page: Page) => page.getByRole("region", { name: "Chatt" });

async function agreeAndOpen(page: Page): Promise<void> {
  await launcher(page).click();
  await page.getByRole("dialog", { name: "Chatten kommer från ett annat företag" }).waitFor();
  await page.getByRole("button", { name: "Tillåt och öppna chatten" }).click();
  await chatWindow(page).waitFor();
}

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem("sparv-chat"));

test("nothing of the chat loads before consent, and nothing after a refusal [F-145]", async () => {
  const { context, page } = await openPage("/forsakring/bil/", { theme: "dark" });
  const watch = watchPage(page);
  await page.reload();
  await launcher(page).click();
  await page.getByRole("dialog").waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Nej tack" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(watch.foreignRequests).toEqual([]);
  expect(await stored(page)).toBeNull();
  await context.close();
});

test("the chat receives the form's answers as soon as it is ready, without the personal number [F-153] [F-154]", async () => {
  const { context, page } = await openPage("/forsakring/bil/");
  await page.getByLabel("Personnummer").fill("198502102380");
  await page.getByLabel("Postnummer").fill("123 45");
  await agreeAndOpen(page);
  await waitUntil(async () => (await messagesOf("cart")).length > 0, WAIT_MS, "the cart to arrive");
  expect((await messagesOf("cart")).at(-1)).toEqual([
    { label: "Postnummer", value: expect.stringMatching(/^123 ?45$/) as string },
  ]);
  expect(JSON.stringify(await simulators().received(WIDGET))).not.toContain("198502102380");
  expect(await messagesOf("visitor")).toEqual([{ reference: expect.stringMatching(/^[\w-]{36}$/) as string }]);
  await context.close();
});

test("an open chat is open on the next page too, and a minimised one stays minimised [F-151] [F-148]", async () => {
  const { context, page } = await openPage("/forsakring/bil/");
  await agreeAndOpen(page);
  await page.waitForFunction(() => sessionStorage.getItem("sparv-chat") === "opened");
  await expectAccessible(page);
  await page.goto("/nyhetsbrev/");
  await chatWindow(page).getByRole("button", { name: "Minimera chatten" }).click();
  await page.waitForFunction(() => sessionStorage.getItem("sparv-chat") === "minimized");
  await page.goto("/forsakring/bil/");
  await chatWindow(page).getByRole("button", { name: "Öppna chatten" }).waitFor();
  expect(await stored(page)).toBe("minimized");
  expect(await launcher(page).count()).toBe(0);
  await context.close();
});

test("the chat is opened and minimised by keyboard [F-148]", async () => {
  const { context, page } = await openPage("/forsakring/bil/");
  await agreeAndOpen(page);
  await chatWindow(page).getByRole("button", { name: "Minimera chatten", expanded: true }).focus();
  await page.keyboard.press("Enter");
  const open = chatWindow(page).getByRole("button", { name: "Öppna chatten", expanded: false });
  await open.waitFor();
  expect(await open.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await chatWindow(page).getByRole("button", { name: "Minimera chatten", expanded: true }).waitFor();
  expect(await page.getByTitle("Chatt", { exact: true }).count()).toBe(1);
  await context.close();
});

test("on a phone an open chat stops the page from scrolling, and returns minimised [F-152] [F-148]", async () => {
  const { context, page } = await openPage("/forsakring/bil/", { width: 375, height: 740 });
  await agreeAndOpen(page);
  await page.locator("html[data-scroll-lock]").waitFor();
  await chatWindow(page).getByRole("button", { name: "Minimera chatten" }).click();
  await page.locator("html:not([data-scroll-lock])").waitFor();
  await chatWindow(page).getByRole("button", { name: "Öppna chatten" }).click();
  await page.locator("html[data-scroll-lock]").waitFor();
  await page.goto("/nyhetsbrev/");
  await chatWindow(page).getByRole("button", { name: "Öppna chatten" }).waitFor();
  expect(await page.locator("html[data-scroll-lock]").count()).toBe(0);
  await context.close();
});

test("a minimised chat without activity for twenty minutes is closed [F-150]", async () => {
  const { context, page } = await openPage("/forsakring/bil/");
  await agreeAndOpen(page);
  await chatWindow(page).getByRole("button", { name: "Minimera chatten" }).click();
  await page.waitForFunction(() => sessionStorage.getItem("sparv-chat") === "minimized");
  await page.clock.install();
  await page.keyboard.press("Shift");
  await page.clock.fastForward("19:59");
  expect(await stored(page)).toBe("minimized");
  await page.clock.fastForward("00:02");
  await page.waitForFunction(() => sessionStorage.getItem("sparv-chat") === null);
  await launcher(page).waitFor();
  await context.close();
});

test("a chat that fails to load is reported, and the page still works", async () => {
  const { context, page } = await openPage("/forsakring/bil/");
  await page.route("**/chat/widget/widget.js", (route) => route.abort());
  await launcher(page).click();
  await page.getByRole("button", { name: "Tillåt och öppna chatten" }).click();
  await page.getByText("Chatten gick inte att öppna. Ring oss gärna i stället.").waitFor();
  await launcher(page).waitFor();
  expect(await stored(page)).toBeNull();
  await context.close();
});
