import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { expectAccessible } from "#tests/axe.ts";
import { openGallery } from "#tests/support/kit-page.ts";

const MESSAGE =
  "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.";

async function open(width = 1280): Promise<Page> {
  const { page, close } = await openGallery("felmodal", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const modalOf = (page: Page) => page.getByRole("dialog", { name: "Något gick fel" });

test("offline, a call shows the documented text, and trying again works when the network is back [F-098]", async () => {
  const page = await open();
  await page.context().setOffline(true);
  const asker = page.getByRole("button", { name: "Fråga servern" });
  await asker.click();
  await modalOf(page).waitFor();
  expect(await modalOf(page).getByText(MESSAGE, { exact: true }).isVisible()).toBe(true);
  await expectAccessible(page);

  await modalOf(page).getByRole("button", { name: "Försök igen" }).click();
  await modalOf(page).waitFor();
  await page.context().setOffline(false);
  await modalOf(page).getByRole("button", { name: "Försök igen" }).click();
  await page.getByText("Servern svarade").waitFor();
  expect(await modalOf(page).count()).toBe(0);
  expect(await asker.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("a script that fails to load shows the same text, and the button reloads the page [F-102]", async () => {
  const page = await open();
  await page.route(/LazyNote/, (route) => route.abort());
  await page.getByRole("button", { name: "Visa mer" }).click();
  await modalOf(page).waitFor();
  expect(await modalOf(page).getByText(MESSAGE, { exact: true }).isVisible()).toBe(true);
  expect(await modalOf(page).getByRole("button", { name: "Försök igen" }).count()).toBe(0);

  await page.unroute(/LazyNote/);
  await page.evaluate(() => void (document.documentElement.dataset["before"] = "reload"));
  const loaded = page.waitForEvent("load");
  await modalOf(page).getByRole("button", { name: "Ladda om sidan" }).click();
  await loaded;
  expect(await page.evaluate(() => document.documentElement.dataset["before"])).toBeUndefined();
  await page.getByRole("button", { name: "Visa mer" }).click();
  await page.getByRole("note").waitFor();
});

test("the texts can be replaced, the answer is returned, and on a phone it is a bottom sheet", async () => {
  const page = await open(390);
  const state = page.getByRole("region", { name: "Ändrade texter" });
  await state.getByRole("button").click();
  const modal = page.getByRole("dialog", { name: "Vi nådde inte registret" });
  await modal.waitFor();
  await expect
    .poll(async () => {
      const box = await modal.boundingBox();
      return box && [box.width, Math.round(box.y + box.height)];
    })
    .toEqual([390, page.viewportSize()?.height]);
  await modal.getByRole("button", { name: "Sök igen" }).click();
  await state.getByText("Svar: försök igen").waitFor();
});

test("a modal that cannot be closed stays after repeated Escape and a click outside", async () => {
  const page = await open();
  await page.getByRole("region", { name: "Kan inte stängas" }).getByRole("button").click();
  await modalOf(page).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(8, 8);
  expect(await modalOf(page).isVisible()).toBe(true);
  expect(await modalOf(page).getByRole("button").count()).toBe(1);
  await modalOf(page).getByRole("button", { name: "Försök igen" }).click();
  await modalOf(page).waitFor({ state: "detached" });
});
