import type { Page } from "playwright-core";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export interface KitPage {
  readonly page: Page;
  close(): Promise<void>;
}

/** One section of the gallery, in a browser of its own. */
export async function openGallery(section: string, options: VisitorOptions = {}): Promise<KitPage> {
  // How pieces move is part of what is tested here.
  const context = await newVisitor({ hasMotion: true, ...options });
  const page = await context.newPage();
  await page.goto(`/galleri/?del=${section}`);
  // Pieces answer only once the browser has taken the page over.
  if (options.hasScript ?? true)
    await page.waitForFunction(() => "__reactRouterContext" in window && document.readyState === "complete");
  return { page, close: () => context.close() };
}
