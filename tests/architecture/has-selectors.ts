import { type Fault, lineAt, readTree } from "./source-tree.ts";

/** What comes before a block or a comma. Of a group within `:is()` each part is judged as well. */
const SELECTOR = /[^{}]+(?=\{)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * Selectors that style what `:has()` is not part of and that name it by nothing but its type, `*` or `:not()`. A browser keeps one list of
 * what a `:has()` may change: with such a selector, any change of the page gives every element of the type, or every element, a new style.
 */
export function findWideHas(root: string): Fault[] {
  return readTree(root, (path) => path.startsWith("src/") && path.endsWith(".css")).flatMap(({ path, text }) => {
    const css = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, " "));
    return [...css.matchAll(SELECTOR)].flatMap(({ 0: selectors, index }) =>
      partsOf(selectors)
        .filter(({ selector }) => isWide(selector))
        .map(({ selector, at }) => ({
          file: path,
          line: lineAt(css, index + at),
          what: `"${selector}" restyles the whole page when anything in it changes: name its subject by a class, or use a sibling`,
        })),
    );
  });
}

function isWide(selector: string): boolean {
  if (selector.startsWith("@")) return false;
  const flat = withoutArguments(selector);
  const compounds = flat.split(/\s*[\s>+~]\s*/).filter((compound) => compound !== "");
  const subject = compounds.at(-1) ?? "";
  const isBefore = compounds.slice(0, -1).some((compound) => compound.includes(":has"));
  return isBefore && !/[.#[]/.test(subject.replaceAll(/::?[\w-]+/g, ""));
}

/** `:has(a b)` becomes `:has`, `:not(:has(a))` becomes `:not:has`, and `[x="y z"]` becomes `[]`. `:global(.a b)` gives its content. */
function withoutArguments(selector: string): string {
  let flat = selector.replaceAll(/\[[^\]]*\]/g, "[]");
  for (let before = ""; before !== flat;) {
    before = flat;
    flat = flat
      .replaceAll(/:global\(([^()]*)\)/g, "$1")
      .replaceAll(/(?<!:global)\([^()]*\)/g, (given) => (given.includes(":has") ? ":has" : ""));
  }
  return flat;
}

/** At commas, those within parentheses too: a part of `:is()` is a selector of its own. */
function partsOf(selectors: string): { selector: string; at: number }[] {
  const parts: { selector: string; at: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= selectors.length; at++) {
    const letter = selectors[at];
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    if (at < selectors.length && (letter !== "," || depth > 0)) continue;
    const given = selectors.slice(start, at);
    parts.push({ selector: given.trim(), at: start + (given.length - given.trimStart().length) });
    start = at + 1;
  }
  return parts;
}
