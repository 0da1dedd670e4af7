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

test("a press on a disabled step does nothing, on an open one it does", async () => {
  const page = await open(1024);
  await stepsOf(page, "Första steget avstängt").first().getByRole("button").click({ force: true });
  await stepsOf(page, "Andra steget av tre").first().getByRole("button").click();
  await page.getByRole("region", { name: "Andra steget av tre" }).getByText("Tryckt: Dina uppgifter").waitFor();
  expect(
    await page
      .getByRole("region", { name: "Första steget avstängt" })
      .getByText(/^Tryckt/)
      .count(),
  ).toBe(0);
});

test("all labels show from medium screens, below that only the current one's [F-108]", async () => {
  const shown: Record<number, boolean[]> = {};
  for (const width of [375, 759, 760, 1024]) {
    const page = await open(width);
    const labels = ["Dina uppgifter", "Priser", "Teckna"].map((name) =>
      page.getByRole("region", { name: "Andra steget av tre" }).getByText(name, { exact: true }),
    );
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    shown[width] = boxes.map((box) => (box?.width ?? 0) > 1);
  }
  const onlyCurrent = [false, true, false];
  const all = [true, true, true];
  expect(shown).toEqual({ 375: onlyCurrent, 759: onlyCurrent, 760: all, 1024: all });
});
