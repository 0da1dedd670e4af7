import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(width: number): Promise<Page> {
  const { page, close } = await openGallery("felmodal", { width, theme: "light" });
  onTestFinished(close);
  return page;
}

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
