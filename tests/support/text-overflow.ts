import type { Page } from "playwright-core";

/** Amounts that can be seen and stand on more than one line: "1 500" above "kr". */
export const listSplitAmounts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      for (const { 0: amount, index } of (currentNode.nodeValue ?? "").matchAll(/\d+(?:\s\d{3})*\s?(?:kr|mil)\b/g)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + amount.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top));
        if (lines.size > 1) split.push(`${amount} in: ${currentNode.nodeValue}`);
      }
    }
    return split;
  });

/** Texts that can be seen in part only: cut off by the part they stand in, or by the edge of the screen. */
export const listClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const box = range.getBoundingClientRect();
      let within: Element | null = currentNode.parentElement;
      if (box.width === 0 || (currentNode.nodeValue ?? "").trim() === "" || !within?.checkVisibility()) continue;
      // Outside the screen on purpose: a field that only a program fills in.
      if (within.closest('[aria-hidden="true"]')) continue;
      let [left, right] = [0, window.innerWidth];
      for (; within; within = within.parentElement) {
        const { overflowX } = getComputedStyle(within);
        if (overflowX === "visible") continue;
        const edges = within.getBoundingClientRect();
        // What scrolls can be seen; what is one pixel wide is for screen readers.
        if (overflowX === "auto" || overflowX === "scroll" || edges.width <= 1) {
          [left, right] = [-Infinity, Infinity];
          break;
        }
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      }
      if (box.left < left - 1 || box.right > right + 1) clipped.push((currentNode.nodeValue ?? "").trim());
    }
    return clipped;
  });
