/** Paragraphs. The same text is shown on our page and in BankID. */
export type SignedText = readonly (readonly SignedTextSpan[])[];

export interface SignedTextSpan {
  readonly text: string;
  readonly isStrong: boolean;
}

/** BankID's simpleMarkdownV1: paragraphs with an empty line between, bold text between asterisks. */
export const toMarkdown = (text: SignedText): string =>
  text.map((spans) => spans.map(({ text: each, isStrong }) => (isStrong ? `*${each}*` : each)).join("")).join("\n\n");

export const toPlainText = (text: SignedText): string =>
  text.map((spans) => spans.map(({ text: each }) => each).join("")).join("\n\n");

/** Longer than any name from a provider or a register. */
const MAX_TERM_CHARACTERS = 120;

/**
 * Texts of others as plain text: without line breaks, direction marks and BankID's formatting characters. A paragraph
 * always begins with our own text, so that no text of others can start a heading, a list or a table.
 */
export const plainTerm = (text: string, maxCharacters = MAX_TERM_CHARACTERS): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[*|\\`_<>]+/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, maxCharacters);

/** A paragraph of ours, with what is bold between asterisks. */
export const readMarks = (paragraph: string): SignedTextSpan[] =>
  paragraph
    .split("*")
    .map((text, at) => ({ text, isStrong: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
