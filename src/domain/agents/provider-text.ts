import { cleanText } from "#domain/text/clean-text.ts";

/** Longer than any sentence of an offer. */
const MAX_CHARS = 600;
const REMOVED = "…";

/**
 * A text that a provider has written, as an agent gets it: one line of plain letters. An agent may follow a link or obey an
 * instruction, so it gets no address, no markup and nothing that identifies the person.
 */
export function providerText(text: string, withheld: readonly string[] = []): string {
  const plain = cleanText(text)
    .replaceAll(/[\u200c\u200d\u{e0000}-\u{e007f}]/gu, "")
    .normalize("NFKC");
  const hidden = [ADDRESSES, PERSONAL_NUMBERS].reduce(
    (left, pattern) => left.replaceAll(pattern, REMOVED),
    withhold(plain.replaceAll(ENTITIES, " "), withheld),
  );
  const line = hidden.replaceAll(MARKUP, " ").replaceAll(/\s+/g, " ").trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
}

/** With a scheme, as a mail address, or as a host with or without a path. */
const ADDRESSES =
  /(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|mailto:|data:|javascript:|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)*[a-z0-9-]{2,}\.[a-z]{2,}(?:[/:?#]\S*)?(?!\w)/giu;

/** Ten or twelve digits, with or without a mark or spaces. */
const PERSONAL_NUMBERS = /(?<!\d)(?:\d{2}[\s-]?)?\d{2}[\s-]?\d{2}[\s-]?\d{2}[\s+-]?\d{4}(?!\d)/gu;

const ENTITIES = /&(?:#\w+|[a-z]+);/giu;

/** What markdown, HTML and JSON are written with. */
const MARKUP = /[<>[\]{}`|\\*_~#^"]/gu;

function withhold(text: string, withheld: readonly string[]): string {
  return withheld
    .filter((value) => value.length >= MIN_WITHHELD)
    .reduce((left, value) => left.replaceAll(new RegExp(escape(value.normalize("NFKC")), "giu"), REMOVED), text);
}

/** Shorter values occur in any text. */
const MIN_WITHHELD = 3;

const escape = (value: string): string =>
  value.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`);
