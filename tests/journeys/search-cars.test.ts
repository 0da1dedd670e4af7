import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { newVisitor } from "#tests/support/visitor.ts";
import { countProviders, priceHeading } from "#tests/support/providers.ts";

const PERSONAL_NUMBER = "198502102380";

async function fillIn(page: Page, registrationNumber: string): Promise<void> {
  await page.getByLabel("Registreringsnummer").fill(registrationNumber);
  await page.getByLabel("Personnummer").fill(PERSONAL_NUMBER);
  await page.getByLabel("Postnummer").fill("123 45");
}

const offers = (page: Page) => page.getByRole("article");

test("when the stream is cut the progress is polled, and no address carries the personal number", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  const asked: string[] = [];
  const addresses: string[] = [];
  page.on("request", (request) => {
    addresses.push(request.url());
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.route("**/jamfor/progress/stream**", (route) => route.abort());
  await page.goto("/forsakring/bil/");
  // An insurer that takes five seconds: the page must follow the search meanwhile.
  await fillIn(page, "SLO 001");
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: priceHeading(countProviders("car")) }).waitFor();
  expect(asked).toContain("POST /forsakring/bil/jamfor/ajax");
  expect(asked).toContain("GET /forsakring/bil/jamfor/progress/stream");
  expect(asked).toContain("POST /forsakring/bil/jamfor/progress");
  expect(addresses.filter((address) => address.includes(PERSONAL_NUMBER))).toEqual([]);
  expect(await page.content()).not.toContain(PERSONAL_NUMBER);
  await context.close();
});

test("an error is shown at its field and in a summary", async () => {
  const context = await newVisitor({ width: 390 });
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "AB 1234");
  await page.getByLabel("Personnummer").fill("198502102381");
  // The server validates the check digit, already while the form is filled in.
  await page.getByText("Vänligen ange ett giltigt personnummer").waitFor();
  await page.getByRole("button", { name: "Visa priser" }).click();
  const summary = page.getByRole("alert");
  await summary.getByText("Vänligen ange ett giltigt personnummer").waitFor();
  await summary.getByText("Registreringsnumret hittades inte").waitFor();
  expect(await page.getByLabel("Personnummer").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Postnummer").inputValue()).toBe("123 45");
  await expectAccessible(page);
  await context.close();
});

test("when one insurer does not answer the others' prices are shown on time, and the failure too", async () => {
  const context = await newVisitor();
  const page = await context.newPage();
  await page.goto("/forsakring/bil/");
  await fillIn(page, "HNG 001");
  const startedMs = Date.now();
  await page.getByRole("button", { name: "Visa priser" }).click();
  await page.getByRole("heading", { name: priceHeading(countProviders("car") - 1) }).waitFor({ timeout: 15_000 });
  expect(Date.now() - startedMs).toBeLessThan(12_000);
  // After a reload while one insurer is awaited, the search is the same.
  await page.reload();
  await page.getByRole("heading", { name: priceHeading(countProviders("car") - 1) }).waitFor({ timeout: 15_000 });
  expect(await offers(page).count()).toBe(countProviders("car") - 1);
  await page.getByText("Visa företag som inte gav något svar").click();
  await page.getByText("Bolaget svarade inte i tid.").waitFor();
  await expectAccessible(page);
  await context.close();
});
