import type { Page } from "playwright-core";
import { type PageWatch, watchPage } from "#tests/watch-page.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export interface KitPage {
  readonly page: Page;
  /** Since before the page was loaded. */
  readonly watch: PageWatch;
  close(): Promise<void>;
}

/** One section of the gallery, in a browser of its own. */
export async function openGallery(section: string, options: VisitorOptions = {}): Promise<KitPage> {
  // How pieces move is part of what is tested here.
  const context = await newVisitor({ hasMotion: true, ...options });
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto(`/galleri/?del=${section}`);
  if (options.hasScript ?? true) await waitUntilTakenOver(page);
  return { page, watch, close: () => context.close() };
}

/** Pieces answer only once React has taken the page over, and some change their markup with that: two frames later all have. */
async function waitUntilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    const isTaken = main !== null && Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
    return isTaken && document.readyState === "complete";
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}
