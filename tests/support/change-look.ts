import type { Page } from "playwright-core";

/** The same page in another look: loading it again would take longer than most of what is tested in it. */
export async function changeLook(page: Page, look: { width: number; theme: "light" | "dark" }): Promise<void> {
  await page.emulateMedia({ colorScheme: look.theme });
  await page.setViewportSize({ width: look.width, height: page.viewportSize()?.height ?? 844 });
}
