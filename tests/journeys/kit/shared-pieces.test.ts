import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(section: string, width: number): Promise<Page> {
  const { page, close } = await openGallery(section, { width, theme: "light" });
  onTestFinished(close);
  return page;
}

test("form card, alert banners and collapse work with pointer and keyboard, and so does the menu [F-111]", async () => {
  const page = await open("delade", 1440);
  const alerts = page.getByRole("region", { name: "Meddelanderader" });
  expect(await alerts.getByRole("alert").textContent()).toContain("Ett fält behöver rättas");
  await alerts.getByRole("button", { name: "Stäng" }).click();
  await alerts.getByText("Kan stängas").waitFor({ state: "detached" });

  const line = page.getByRole("heading", { name: "Självrisker" });
  const inside = page.getByText("Välj hur mycket du själv betalar vid en skada.");
  await line.click();
  await inside.waitFor();
  expect(await heightMoveMs(page)).toBe(300);
  await page.keyboard.press("Enter");
  await inside.waitFor({ state: "hidden" });

  const card = page.getByRole("heading", { name: "Dina uppgifter" });
  const side = page.getByRole("heading", { name: "Vill du ha hjälp?" });
  const besides = async () => {
    const [main, aside] = [await card.boundingBox(), await side.boundingBox()];
    return main && aside && aside.x > main.x + 300;
  };
  expect(await besides()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await besides()).toBe(false);

  const menus = await open("popover", 1280);
  await menus.getByRole("button", { name: "Mer" }).click();
  await menus.getByRole("menuitem", { name: "Dela" }).click();
  await menus.getByText("Valt: share").waitFor();
});

/** Length of the motion that opens a line, while it runs. */
const heightMoveMs = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moves = document
      .getAnimations()
      .filter((move) => move.effect instanceof KeyframeEffect && !("animationName" in move));
    return moves.map((move) => move.effect?.getTiming().duration)[0];
  });
