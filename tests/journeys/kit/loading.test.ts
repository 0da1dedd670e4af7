import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { openGallery } from "#tests/support/kit-page.ts";

async function open(): Promise<Page> {
  const { page, close } = await openGallery("laddning", { width: 1280, theme: "light" });
  onTestFinished(close);
  return page;
}

test("a loading button keeps its width", async () => {
  const page = await open();
  const link = page.getByRole("region", { name: "Länk som knapp" }).getByRole("link").first();
  const before = await link.boundingBox();
  await link.click();
  await expect.poll(() => link.getAttribute("data-loading")).toBe("true");
  expect((await link.boundingBox())?.width).toBe(before?.width);
});
