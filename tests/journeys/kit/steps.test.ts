import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("steg", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

const stepsOf = (page: Page, state: string) => page.getByRole("region", { name: state }).getByRole("listitem");

/** How the step looks while the pointer is on it, against how it looks without. */
async function changesOnHover(page: Page, step: Locator): Promise<boolean> {
  const look = () =>
    step.evaluate((item) =>
      [...item.querySelectorAll("*")].map((part) => {
        const { color, textDecorationLine, boxShadow, cursor } = getComputedStyle(part);
        return [color, textDecorationLine, boxShadow, cursor].join();
      }),
    );
  await page.mouse.move(1, 1);
  const before = await look();
  await step.locator("span").first().hover();
  const after = await look();
  return before.join() !== after.join();
}

test("steps up to the current one react to the pointer, later ones do not", async () => {
  const page = await open(1024);
  const [one, two, three] = await stepsOf(page, "Andra steget av tre").all();
  if (!one || !two || !three) throw new Error("Three steps were expected");
  expect([await changesOnHover(page, one), await changesOnHover(page, two), await changesOnHover(page, three)]).toEqual(
    [true, true, false],
  );
});
