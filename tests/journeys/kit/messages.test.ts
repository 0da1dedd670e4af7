import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("meddelanden", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const stack = (page: Page) => page.getByRole("region", { name: "Meddelanden" });

test("snackbars stack at the bottom of the page, at most three at a time", async () => {
  const page = await open(390);
  await page.getByRole("button", { name: "Fem på en gång" }).click();
  const shown = stack(page).getByText(/^Meddelande \d$/);
  await shown.first().waitFor();
  expect(await shown.allTextContents()).toEqual(["Meddelande 1", "Meddelande 2", "Meddelande 3"]);
  const edges = await shown.evaluateAll((texts) =>
    texts.map((text) => {
      const { top, bottom } = (text.parentElement as Element).getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(edges[0]?.bottom).toBeLessThan(edges[1]?.top ?? 0);
  expect(edges[1]?.bottom).toBeLessThan(edges[2]?.top ?? 0);
  // The last one rises from a little below its place.
  const lowest = stack(page).getByText("Meddelande 3").locator("..");
  await expect
    .poll(async () => {
      const box = await lowest.boundingBox();
      return box && Math.round(box.y + box.height);
    })
    .toBe((page.viewportSize()?.height ?? 0) - 16);
  await expectAccessible(page);
});

test("a snackbar's action runs once and removes the message", async () => {
  const page = await open(390);
  await page.getByRole("button", { name: "Med åtgärd" }).click();
  await stack(page).getByRole("button", { name: "Ångra" }).click();
  await page.getByText("Ångrat").waitFor();
  expect(await stack(page).getByText("Har raderats från dina favoriter.").count()).toBe(0);
});

test("the notification slides in with its subtitle, its call to action and a control called Stäng [F-080]", async () => {
  const page = await open(390);
  // Noted as it begins: it is soon over.
  await page.evaluate(() =>
    document.addEventListener("animationstart", ({ animationName, target }) => {
      (target as HTMLElement).dataset["moved"] = animationName;
    }),
  );
  await page.getByRole("button", { name: "Favorit i tio sekunder" }).click();
  const close = page.getByRole("button", { name: "Stäng" });
  await close.waitFor();
  const box = close.locator("..");
  await expect.poll(() => box.getAttribute("data-moved")).toContain("slide");
  expect(await box.getByText("Fyrbåk, 258 kr/mån").isVisible()).toBe(true);
  expect(await box.getByRole("link", { name: "Mitt konto" }).getAttribute("href")).toBe("/minasidor/");
  await expectAccessible(page);
  await close.click();
  await box.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Utan tid" }).click();
  await close.waitFor();
  expect(await close.locator("..").getByRole("link").count()).toBe(0);
  expect(await close.locator("..").getByRole("paragraph").count()).toBe(0);
});
