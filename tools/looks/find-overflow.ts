import type { Page } from "playwright-core";
import { listClippedTexts } from "#tests/support/text-overflow.ts";

/** What cannot be read without scrolling sideways, and texts that are cut off. */
export async function findOverflow(page: Page): Promise<string[]> {
  const widePx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const cut = [...(await listClippedTexts(page)), ...(await page.evaluate(listCutLines))];
  return [
    ...(widePx > 0 ? [`the page is ${widePx} px wider than the screen`] : []),
    ...[...new Set(cut)].map((text) => `cut off: ${text.slice(0, 80)}`),
  ];
}

/** Runs in the page: texts whose lines do not fit in the height of the part that hides what is outside it. */
function listCutLines(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    const isCut = element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2;
    const hides = style.overflowY === "hidden" || style.overflowY === "clip";
    if (
      hasText &&
      hides &&
      isCut &&
      style.getPropertyValue("-webkit-line-clamp") === "none" &&
      element.checkVisibility()
    )
      cut.push(element.innerText);
  }
  return cut;
}
