import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(section: string, width = 1280): Promise<Page> {
  const { page, close } = await openGallery(section, { width });
  onTestFinished(close);
  return page;
}

const box = (input: Locator) => input.locator("..");

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
