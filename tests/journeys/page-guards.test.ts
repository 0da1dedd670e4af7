import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { endOnErrorPage, takeErrorPages } from "#tests/support/error-page.ts";
import { traceFile, traceRetries } from "#tests/support/journey-trace.ts";
import { expectsViolations, takeViolations, watchPolicies } from "#tests/support/policy-violations.ts";
import { takeSimulatorTraces, watchForSimulatorTraces } from "#tests/support/simulator-traces.ts";
import { watchPage } from "#tests/watch-page.ts";
import { launchChromium } from "#tools/browser/chromium.ts";

// The journeys rely on these guards; a guard that finds nothing would pass them all.

const SOUND =
  '<!doctype html><html lang="sv"><title>Hel</title><link rel="icon" href="data:,"><main><h1>Hel</h1></main></html>';
const pages: Record<string, string> = {
  "/sound": SOUND,
  "/no-label": SOUND.replace("</main>", '<input type="text"></main>'),
  "/low-contrast": SOUND.replace("</main>", '<p style="color:#bbb;background:#fff">Ljus text</p></main>'),
  "/inline-script": SOUND.replace("</main>", "</main><script>window.ran = true</script>"),
  "/throws": SOUND.replace(
    "</main>",
    '</main><script nonce="n">setTimeout(() => { throw new Error("burst") })</script>',
  ),
  "/writes-html": SOUND.replace(
    "</main>",
    '</main><script nonce="n">try { document.body.innerHTML = "x" } catch {}</script>',
  ),
  "/missing-image": SOUND.replace("</main>", '<img src="/gone.png" alt=""></main>'),
  "/simulated": SOUND.replace(
    "</main>",
    '<p>Demo<b>data</b> är delat</p><p>Rask · Demodata</p><a href="http://127.0.0.1:4100/x.pdf">Villkor</a></main>',
  ),
  "/galleri/simulated": SOUND.replace("</main>", "<p>Demodata</p></main>"),
  "/error-page": SOUND.replace(
    "</main>",
    `</main><script nonce="n">console.error("React Router caught the following error during render", new Error("no such offer"))</script>`,
  ),
  "/foreign": SOUND.replace("</main>", '<img src="http://localhost:1/x.png" alt=""></main>'),
};

let server: Server;
let browser: Browser;
let page: Page;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const html = pages[request.url ?? ""];
    response.writeHead(html === undefined ? 404 : 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "script-src 'nonce-n'; require-trusted-types-for 'script'",
    });
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(async () => {
  await page.close();
});

afterAll(async () => {
  await browser.close();
  server.close();
});

test("the name and the address of a simulator are found on every page that must not have them", async () => {
  await watchForSimulatorTraces(page.context());
  const local = base.replace("127.0.0.1", "localhost");
  for (const path of ["/sound", "/galleri/simulated", "/simulated"]) await page.goto(local + path);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe("complete");
  expect(takeSimulatorTraces()).toEqual(["/simulated: Demodata", "/simulated: http://127.0.0.1:4100/x.pdf"]);
});

test("a test that is tried again, or watched, leaves a trace of its pages, and a first attempt none", async ({
  task,
}) => {
  for (const isTraced of [false, true]) {
    rmSync(traceFile(task.name), { force: true });
    const context = await browser.newContext();
    await traceRetries(context, isTraced);
    await (await context.newPage()).goto(`${base}/sound`);
    await context.close();
    expect(existsSync(traceFile(task.name))).toBe(isTraced);
  }
  expect(readFileSync(traceFile(task.name)).subarray(0, 2).toString()).toBe("PK");
});

test("a sound page passes the guards", async () => {
  const watch = watchPage(page);
  await page.goto(`${base}/sound`);
  await expectAccessible(page);
  watch.expectQuiet();
  expect(watch.errors).toEqual([]);
});

test.for([
  ["/no-label", "label"],
  ["/low-contrast", "color-contrast"],
])("axe finds the fault of %s", async ([path, rule]) => {
  await page.goto(base + path);
  await expect(expectAccessible(page)).rejects.toThrow(`${rule}:`);
});

test.for([
  ["/inline-script", "Content Security Policy"],
  ["/throws", "burst"],
  ["/missing-image", "404 GET"],
  ["/foreign", "http://localhost:1/x.png"],
])("the watch reports the fault of %s", async ([path, message]) => {
  const watch = watchPage(page);
  await page.goto(base + path, { waitUntil: "networkidle" });
  expect(() => watch.expectQuiet()).toThrow(message);
});

test.for([
  ["/inline-script", "Content Security Policy"],
  ["/writes-html", "TrustedHTML"],
])("after each journey the fault of %s is found, unless it was expected", async ([path, message]) => {
  const context = await browser.newContext();
  watchPolicies(context);
  const visited = await context.newPage();
  await visited.goto(base + path, { waitUntil: "networkidle" });
  expect(takeViolations().join()).toContain(message);
  await visited.reload({ waitUntil: "networkidle" });
  expectsViolations();
  expect(takeViolations()).toEqual([]);
  await context.close();
});

test("a wait on a page that an error page has replaced ends at once, and names the error", async () => {
  const context = await browser.newContext();
  endOnErrorPage(context);
  const visited = await context.newPage();
  const waited = visited.goto(`${base}/error-page`).then(() => visited.getByText("never there").waitFor());
  await expect(waited).rejects.toThrow(/closed|an error page replaced/);
  // The browser may end the wait before it has the reason: the test is given it once more at its end.
  expect(takeErrorPages()).toEqual([
    expect.stringMatching(/an error page replaced .+\/error-page: .+ Error: no such offer/),
  ]);
  expect(takeErrorPages()).toEqual([]);
});

test("the watch can ignore failures that a test expects", async () => {
  const watch = watchPage(page, [/gone\.png/, /404/]);
  await page.goto(`${base}/missing-image`, { waitUntil: "networkidle" });
  watch.expectQuiet();
  expect(watch.failedRequests).toEqual([]);
});
