import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

const WAITING = "Laddar, var god vänta...";

async function open(): Promise<Page> {
  const { page, close } = await openGallery("laddning", { width: 1280, theme: "light" });
  onTestFinished(close);
  return page;
}

test("a link that looks like a button loads once it is pressed, unless it opens a new tab [F-115]", async () => {
  const page = await open();
  const links = page.getByRole("region", { name: "Länk som knapp" });
  const tab = links.getByRole("link", { name: "I ny flik" });
  const opened = page.context().waitForEvent("page");
  await tab.click();
  await opened;
  expect(await tab.getAttribute("data-loading")).toBeNull();

  const here = links.getByRole("link").first();
  expect(await here.getAttribute("data-loading")).toBeNull();
  await here.click();
  await expect.poll(() => here.getAttribute("data-loading")).toBe("true");
  expect(await here.getAttribute("aria-disabled")).toBe("true");
  expect(await here.getByRole("img", { name: WAITING }).isVisible()).toBe(true);
});

test("a loading button announces that it loads, a disabled one that it is off [F-116]", async () => {
  const page = await open();
  const titles = await page
    .getByRole("region", { name: "Laddknapp" })
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => ({ title: button.getAttribute("title"), isDisabled: button.matches(":disabled") })),
    );
  expect(titles).toEqual([
    { title: null, isDisabled: false },
    { title: WAITING, isDisabled: true },
    { title: WAITING, isDisabled: true },
    { title: "Knappen är inaktiv", isDisabled: true },
  ]);
});

test("a loading button keeps its width", async () => {
  const page = await open();
  const link = page.getByRole("region", { name: "Länk som knapp" }).getByRole("link").first();
  const before = await link.boundingBox();
  await link.click();
  await expect.poll(() => link.getAttribute("data-loading")).toBe("true");
  expect((await link.boundingBox())?.width).toBe(before?.width);
});

test("the loading icon is 48 px with pink, yellow and blue dots, and an icon is 24 px [F-117]", async () => {
  const page = await open();
  const dots = page.getByRole("region", { name: "Laddikon" }).getByRole("img").first();
  const frame = await dots.locator("..").boundingBox();
  expect([frame?.width, frame?.height]).toEqual([48, 48]);
  const colours = await dots.locator("i").evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(colours).toEqual(["rgb(255, 143, 177)", "rgb(255, 203, 46)", "rgb(63, 104, 228)"]);
  expect(Math.round((await dots.boundingBox())?.width ?? 0)).toBe(48);

  const icon = await page.getByRole("region", { name: "Ikon", exact: true }).locator("svg").boundingBox();
  expect([icon?.width, icon?.height]).toEqual([24, 24]);
});
