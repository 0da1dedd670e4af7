import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(section: string, width = 1280): Promise<Page> {
  const { page, close } = await openGallery(section, { width });
  onTestFinished(close);
  return page;
}

const box = (input: Locator) => input.locator("..");
const lineColor = (input: Locator) => box(input).evaluate((element) => getComputedStyle(element).borderTopColor);
const message = (page: Page, name: string) => page.locator(`[data-field="${name}"] [aria-live] p`);

const GREEN = "rgb(13, 116, 73)";
const RED = "rgb(192, 38, 28)";
const GREY = "rgb(122, 134, 162)";

test("a field is green when right, red when wrong, and neither when unset or empty [V-006][V-007]", async () => {
  const page = await open("inmatning");
  const input = page.getByLabel("Mobilnummer");
  const elsewhere = page.getByLabel("Namn");
  const stateOf = async () => [await box(input).getAttribute("data-style"), await lineColor(input)];
  expect(await stateOf()).toEqual(["none", GREY]);
  await input.fill("070-174 06 05");
  await elsewhere.focus();
  expect(await stateOf()).toEqual(["valid", GREEN]);
  await input.fill("-");
  await elsewhere.focus();
  expect(await stateOf()).toEqual(["invalid", RED]);
  expect(await message(page, "phone").textContent()).toBe("Fel: Vänligen ange ett giltigt telefonnummer");
  await input.fill("070-174 06 05");
  expect(await message(page, "phone").count()).toBe(0);
  await input.fill("");
  await elsewhere.focus();
  expect(await stateOf()).toEqual(["none", GREY]);
});

test("an optional field has the label 'Valfritt', a mandatory one does not [V-011]", async () => {
  const page = await open("inmatning");
  const optional = page.locator("[data-field]", { hasText: "Valfritt" });
  const names = await optional.evaluateAll((fields) => fields.map((field) => field.getAttribute("data-field")));
  const all = await page
    .locator("[data-field]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-field")));
  expect(all.filter((name) => !names.includes(name))).toEqual([
    "text",
    "civicnumber",
    "mileage",
    "consent",
    // Shown, not asked for.
    "terms",
  ]);
});

test("a decimal number out of bounds returns to the last valid one [V-059]", async () => {
  const page = await open("inmatning");
  const area = page.getByLabel("Boyta");
  await area.fill("82,5");
  await area.blur();
  expect(await area.inputValue()).toBe("82,5");
  await area.fill("900");
  await area.blur();
  expect(await area.inputValue()).toBe("82,5");
  const rate = page.getByLabel("Ränta");
  await rate.fill("104");
  await rate.blur();
  expect(await rate.inputValue()).toBe("");
  await area.fill("");
  await area.blur();
  expect([await area.inputValue(), await box(area).getAttribute("data-style")]).toEqual(["", "none"]);
});

test("a number is grouped on blur and plain while typing, with the caret where it was", async () => {
  const page = await open("inmatning");
  const input = page.getByLabel("Belopp");
  await input.pressSequentially("125000");
  await page.keyboard.press("Tab");
  expect(await input.inputValue()).toBe("125\u202f000");
  await input.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("x9");
  expect(await input.inputValue()).toBe("1925000");
  expect(await input.evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(2);
});

test("a chosen radio button can be cleared, by pointer and by keyboard", async () => {
  const page = await open("inmatning");
  const flat = page.getByRole("radio", { name: "Lägenhet" });
  await flat.click();
  expect(await flat.isChecked()).toBe(true);
  await flat.click();
  expect(await flat.isChecked()).toBe(false);
  await page.getByRole("radio", { name: "Villa" }).focus();
  await page.keyboard.press("Space");
  expect(await page.getByRole("radio", { name: "Villa" }).isChecked()).toBe(true);
  await page.keyboard.press("ArrowRight");
  expect(await flat.isChecked()).toBe(true);
  await page.keyboard.press("Space");
  expect(await flat.isChecked()).toBe(false);
  // The plain radio keeps its choice.
  const half = page.getByRole("radio", { name: /^Halvförsäkring/ });
  await half.click();
  await half.click();
  expect(await half.isChecked()).toBe(true);
});

test("an untouched dropdown shows 'Välj...' with the empty value, and counts as not chosen [V-069]", async () => {
  const page = await open("inmatning");
  const list = page.getByLabel("Körsträcka");
  expect(await list.inputValue()).toBe("-2");
  expect(await list.locator("option:checked").textContent()).toBe("Välj...");
  await page.getByRole("button", { name: "Skicka" }).click();
  await message(page, "mileage").getByText("Vänligen välj ett alternativ").waitFor();
  await list.selectOption({ label: "Villa" });
  expect(await message(page, "mileage").count()).toBe(0);
});

test("suggestions come at the third character and are chosen by keyboard or pointer", async () => {
  const page = await open("inmatning");
  const input = page.getByRole("combobox", { name: /^Bilmärke/ });
  await input.focus();
  await page.locator("input[role=combobox]").waitFor();
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("Vo");
  expect(await page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.type("l");
  const list = page.getByRole("listbox", { name: /Bilmärke/ });
  await list.waitFor();
  expect(await list.getByRole("option").allTextContents()).toEqual(["Volvo", "Volkswagen", "Volvo Penta"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  expect(await input.inputValue()).toBe("Volkswagen");
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await input.fill("Sko");
  await page.getByText("Inga förslag").waitFor();
  await input.fill("Ško");
  await page.getByRole("listbox").getByRole("option", { name: "Škoda" }).click();
  expect(await input.inputValue()).toBe("Škoda");
  await page.getByRole("listbox").waitFor({ state: "detached" });
});

test("text typed while the suggestions are still loading is preserved, with focus and caret", async () => {
  const page = await open("inmatning");
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/SuggestingInput-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const input = page.getByRole("combobox", { name: /^Bilmärke/ });
  await input.focus();
  await page.keyboard.type("Vovo");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  answer();
  await page.locator("input[role=combobox]").waitFor();
  await page.keyboard.type("l");
  expect(await input.inputValue()).toBe("Volvo");
  await page.getByRole("listbox").getByRole("option", { name: "Volvo", exact: true }).waitFor();
});

test("the plain field works when the suggestions fail to load", async () => {
  const page = await open("inmatning");
  const failed = page.waitForEvent("requestfailed");
  await page.route("**/SuggestingInput-*.js", (route) => route.abort());
  const input = page.getByRole("combobox", { name: /^Bilmärke/ });
  await input.focus();
  await failed;
  await page.keyboard.type("Polestar");
  await input.blur();
  expect(await box(input).getAttribute("data-style")).toBe("valid");
  expect(await input.getAttribute("list")).not.toBeNull();
});

test("everything that is filled in is sent as it is stored", async () => {
  const page = await open("inmatning");
  await page.getByLabel("Namn").fill("Anna4 Lindqvist");
  await page.getByLabel("Belopp").fill("125 000");
  await page.getByLabel("Ränta").fill("4,25");
  await page.getByLabel("Mobilnummer").fill("+46 70-174 06 05");
  await page.getByLabel("Personnummer", { exact: true }).fill("19850210-2380");
  await page.getByLabel("Körsträcka").selectOption({ label: "Annat" });
  await page.getByLabel("År").selectOption("2019");
  await page.getByLabel("Månad").selectOption({ label: "maj" });
  await page.getByRole("checkbox", { name: "Kabel-tv" }).check();
  await page.getByRole("checkbox", { name: "Fiber" }).check();
  await page.getByRole("checkbox", { name: "Jag godkänner villkoren" }).check();
  await page.getByRole("combobox", { name: /^Bilmärke/ }).fill("Saab");
  await page.getByRole("button", { name: "Skicka" }).click();
  const sent = await page.getByText("Skickat: ").textContent();
  expect(JSON.parse(sent?.replace("Skickat: ", "") ?? "")).toEqual({
    text: "Anna Lindqvist",
    number: "125000",
    percentage: "4.25",
    phone: "0701740605",
    civicnumber: "198502102380",
    mileage: "annat",
    bought: "2019-05-01",
    broadband: "fiber,coax",
    consent: "yes",
    make: "saab",
    terms: "Villkor 12:3",
    source: "galleri",
  });
});
