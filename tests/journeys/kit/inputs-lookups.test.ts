import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(): Promise<Page> {
  const { page, close } = await openGallery("inmatning", { width: 1280 });
  onTestFinished(close);
  return page;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: false }).first();
/** The box with the line around the input. */
const box = (input: Locator) => input.locator("..");
const message = (page: Page, name: string) => page.locator(`[data-field="${name}"] [aria-live] p`);
const description = (input: Locator) =>
  input.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" "),
  );

test("a personal number shows whose it is, in green and to assistive technology [V-026][V-028]", async () => {
  const page = await open();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const input = page.getByLabel("Personnummer", { exact: true });
  expect(await input.getAttribute("placeholder")).toBe("ÅÅÅÅMMDDXXXX");
  expect(await field(page, "Personnummer, kort").getAttribute("placeholder")).toBe("ÅÅMMDDXXXX");
  await input.fill("198502102380");
  await message(page, "civicnumber").getByText("Anna Lindqvist").waitFor();
  expect(await box(input).getAttribute("data-style")).toBe("valid");
  expect(await description(input)).toContain("Anna Lindqvist");
  expect(addresses.some((address) => address.includes("/ajax/user-data/"))).toBe(true);
  expect(addresses.filter((address) => address.includes("198502102380"))).toEqual([]);
});

test("an invalid personal number is refused with the documented text [V-029]", async () => {
  const page = await open();
  const input = page.getByLabel("Personnummer", { exact: true });
  // The format is right: only the server finds that the check digit is wrong.
  await input.fill("198502102381");
  await message(page, "civicnumber").getByText("Vänligen ange ett giltigt personnummer").waitFor();
  expect(await box(input).getAttribute("data-style")).toBe("invalid");
});

test("a plate shows its vehicle, and an unknown one is not found [V-033][V-034][V-035]", async () => {
  const page = await open();
  const input = page.getByLabel("Registreringsnummer").first();
  expect(await input.getAttribute("placeholder")).toBe("ABC123");
  await input.fill("spv 24k");
  await message(page, "carregnumber").getByText("Blå, Volvo, 2019").waitFor();
  expect(await box(input).getAttribute("data-style")).toBe("valid");
  await input.fill("XXX 123");
  await message(page, "carregnumber").getByText("Registreringsnumret hittades inte").waitFor();
  expect(await box(input).getAttribute("data-style")).toBe("invalid");
  expect(await input.getAttribute("aria-invalid")).toBe("true");
});

test("a postal code shows town and county; one that is not there is wrong [V-039][V-040]", async () => {
  const page = await open();
  const input = field(page, "Postnummer");
  await input.fill("123 45");
  await message(page, "zip").getByText("Farsta, Stockholms län").waitFor();
  await input.fill("00000");
  await message(page, "zip").getByText("Vänligen ange ett giltigt postnummer").waitFor();
  expect(await box(input).getAttribute("data-style")).toBe("invalid");
});

test("during a lookup, dots move in the field and a text describes the lookup", async () => {
  const page = await open();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/ajax/zip-code-data/**", async (route) => {
    await held;
    await route.continue();
  });
  const input = field(page, "Postnummer");
  await input.fill("123 45");
  await message(page, "zip").getByText("Letar upp orten").waitFor();
  expect(await box(input).locator("i").count()).toBe(3);
  answer();
  await message(page, "zip").getByText("Farsta, Stockholms län").waitFor();
  expect(await box(input).locator("i").count()).toBe(0);
});

test("a mail address is validated by its format, then by the server, on blur [V-045][V-046]", async () => {
  const page = await open();
  const input = field(page, "Mejladress");
  const text = message(page, "email").getByText("Vänligen ange en korrekt e-post.");
  await input.fill("anna@exempel");
  expect(await text.count()).toBe(0);
  await input.blur();
  await text.waitFor();
  await input.fill("anna@exempel.se");
  await text.waitFor({ state: "detached" });
  const checked = page.waitForResponse((response) => response.url().includes("/ajax/validate-email/"));
  await input.blur();
  expect((await checked).ok()).toBe(true);
  await expect.poll(() => box(input).getAttribute("data-style")).toBe("valid");
  // The domain does not exist: only the server can find that.
  await input.fill("anna@finns-inte.se");
  await input.blur();
  await text.waitFor();
});
