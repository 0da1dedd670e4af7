import { readMarks, withoutMarks } from "#domain/text/text-mark.ts";
import { keyText, type TextKey } from "#domain/text/text-set.ts";

export interface TextOnPage {
  readonly key: TextKey;
  readonly text: string;
  /** The element that shows it; missing for a text in the tab or only for screen readers. */
  readonly element: Element | undefined;
}

/** Put on every element that shows a text of ours. */
export const EDITABLE = "data-editable-text";

/** Texts that are announced or read without being a text node of the page. */
const SPOKEN_ATTRIBUTES = ["aria-label", "title", "alt", "placeholder"];

/** Every marked text of the page, once each, in the order of the page; and marks each element that shows one. */
export function findMarkedTexts(page: Document): TextOnPage[] {
  const found = new Map<string, TextOnPage>();
  const add = (text: string, element?: Element): boolean => {
    const marks = readMarks(text);
    for (const { key, text: shown } of marks) {
      const known = found.get(keyText(key));
      if (!known || (!known.element && element)) found.set(keyText(key), { key, text: named(shown, element), element });
    }
    return marks.length > 0;
  };
  add(page.title);
  add(page.querySelector('meta[name="description"]')?.getAttribute("content") ?? "");
  for (const node of textNodes(page)) {
    const element = node.parentElement;
    if (element && add(node.data, element)) element.setAttribute(EDITABLE, "");
  }
  for (const element of page.querySelectorAll(SPOKEN_ATTRIBUTES.map((name) => `body [${name}]`).join(","))) {
    for (const name of SPOKEN_ATTRIBUTES) add(element.getAttribute(name) ?? "");
  }
  return [...found.values()];
}

/** The part of a sentence beside its link may be only a full stop: then the whole surrounding text is the name. */
const named = (text: string, element: Element | undefined): string =>
  /\p{L}{2}/u.test(text) ? text : withoutMarks(element?.textContent ?? text).trim();

/** The text that an element shows by itself, and not through its children. */
export const textShownBy = (element: Element): TextKey | undefined =>
  readMarks([...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join(""))[0]?.key;

function* textNodes(page: Document): Generator<Text> {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = !/^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(node.parentElement?.tagName ?? "");
    if (isShown && node instanceof Text) yield node;
  }
}
