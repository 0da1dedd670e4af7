import type { Page } from "playwright-core";

/** The accessible name of the focused element, without parts that are hidden from a screen reader. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    const name = focused.getAttribute("aria-label") ?? focused.labels?.[0]?.textContent ?? focused.textContent;
    const hidden = [...focused.querySelectorAll('[aria-hidden="true"]')].map((part) => part.textContent);
    return hidden.reduce((left, part) => left.replace(part, ""), name).trim();
  });

/** Presses Tab until the focused element has the name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press("Tab");
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`${String(name)} was not reached by keyboard`);
}
