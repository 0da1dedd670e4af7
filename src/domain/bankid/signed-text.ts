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
