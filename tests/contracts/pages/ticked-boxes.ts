import { readAttributes } from "./read-attributes.ts";
import type { OpenedPage } from "./walk-pages.ts";

/**
 * Boxes that a page has ticked before anybody pressed anything: a ticked check box that can be unticked, or a hidden field that posts
 * what some box of the site posts when it is ticked.
 */
export function findTickedBoxes(pages: readonly Pick<OpenedPage, "name" | "html">[]): string[] {
  const inputs = pages.flatMap(({ name: page, html }) => inputsOf(html).map((input) => ({ page, input })));
  const named = ({ input }: { readonly input: string }) => [valueOf(input, "name"), valueOf(input, "value")].join("=");
  const boxes = inputs.filter(({ input }) => valueOf(input, "type") === "checkbox");
  const ticks = new Set(boxes.map(named));
  const ticked = boxes.filter(({ input }) => hasFlag(input, "checked") && !hasFlag(input, "disabled"));
  const posted = inputs.filter((found) => valueOf(found.input, "type") === "hidden" && ticks.has(named(found)));
  return [
    ...ticked.map((found) => `${found.page}: ${named(found)} is ticked`),
    ...posted.map((found) => `${found.page}: ${named(found)} is posted hidden`),
  ];
}

const inputsOf = (html: string): string[] => [...html.matchAll(/<input\b[^>]*>/g)].map(([input]) => input);

const valueOf = (input: string, name: string): string => readAttributes(input, name)[0] ?? "";

const hasFlag = (input: string, name: string): boolean => new RegExp(` ${name}(?:=""|[ />])`).test(input);
