import type { BrowserContext, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { watchPage, type PageWatch } from "#tests/watch-page.ts";
import { newVisitor, type VisitorOptions } from "./visitor.ts";

export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: PageWatch;
}

/** A page in a browser of its own, closed with the test. */
export async function openPage(path: string, options: VisitorOptions = {}): Promise<OpenedPage> {
  const context = await newVisitor(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const watch = watchPage(page);
  await page.goto(path);
  return { page, context, watch };
}
