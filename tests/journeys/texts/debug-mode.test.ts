import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { watchPage } from "#tests/watch-page.ts";

/** A page with a postal code that asks the server. */
const LIVE = "/forsakring/bil/";

async function open(path: string, before: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await before(page);
  await page.goto(path);
  await page.getByLabel("Postnummer").first().waitFor();
  return page;
}

const panel = (page: Page) => page.getByRole("region", { name: "Felsökning" });
const typeZip = (page: Page) => page.getByLabel("Postnummer").first().pressSequentially("11122");
const ZIP_CALL = "**/ajax/zip-code-data/**";

test("with debug=true the Debug field of answers is shown, and with debug=false it is not [F-127]", async () => {
  const page = await open(`${LIVE}?debug=true`);
  const watch = watchPage(page);
  await panel(page).getByText("Inga meddelanden från servern ännu.").waitFor();
  await typeZip(page);
  await panel(page)
    .getByRole("log")
    .getByText(/^GET \/ajax\/zip-code-data\/: 200 Ok, \d+ ms$/)
    .waitFor();
  await expectAccessible(page);
  watch.expectQuiet();

  const off = await open(`${LIVE}?debug=false`);
  const answer = off.waitForResponse(ZIP_CALL);
  await typeZip(off);
  expect(await (await answer).json()).toMatchObject({ Success: true, Debug: null });
  expect(await panel(off).count()).toBe(0);
});

test("the choice can be stored in the browser, and then applies without the query", async () => {
  const page = await open(`${LIVE}?debug=true`);
  await panel(page).getByLabel("Visa på alla sidor i den här webbläsaren").check();
  await page.goto("/forsakring/bil/");
  await panel(page).waitFor();
  await panel(page).getByLabel("Visa på alla sidor i den här webbläsaren").uncheck();
  await page.reload({ waitUntil: "networkidle" });
  expect(await panel(page).count()).toBe(0);
});

test("an answer that is no JSON, and one with the status GeneralError, give a banner each [F-128]", async () => {
  const page = await open(`${LIVE}?debug=true`);
  // What a failing gateway sends instead of our answer.
  await page.route(ZIP_CALL, (route) => route.fulfill({ contentType: "text/html", body: "<html>502</html>" }));
  await typeZip(page);
  await panel(page)
    .getByRole("alert")
    .getByText("Svaret gick inte att läsa som JSON: GET /ajax/zip-code-data/")
    .waitFor();

  const envelope = {
    Success: false,
    Error: [],
    Status: "GeneralError",
    Exception: "Error: full",
    Debug: "x",
    Data: null,
  };
  await page.unroute(ZIP_CALL);
  await page.route(ZIP_CALL, (route) => route.fulfill({ status: 500, json: envelope }));
  await page.getByLabel("Postnummer").first().fill("");
  await typeZip(page);
  const banner = panel(page).getByRole("alert").filter({ hasText: "Status GeneralError: GET /ajax/zip-code-data/" });
  await banner.getByText("Error: full").waitFor();
  await expectAccessible(page);
});

test("a non-production host shows such a banner without debug mode, and nothing else of it [F-128]", async () => {
  const page = await open(LIVE, (page) =>
    page.route(ZIP_CALL, (route) => route.fulfill({ contentType: "text/html", body: "<html>502</html>" })),
  );
  const answered = page.waitForResponse(ZIP_CALL);
  await typeZip(page);
  await answered;
  await page.getByText("Svaret gick inte att läsa som JSON: GET /ajax/zip-code-data/").waitFor();
  await expectAccessible(page);
  expect(await panel(page).count()).toBe(0);
});

test("a page without script of its own gets it for debug mode", async () => {
  const context = await newVisitor();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto("/?debug=true");
  await panel(page).waitFor();
  watch.expectQuiet();
});
