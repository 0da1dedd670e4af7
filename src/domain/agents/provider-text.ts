import { cleanText } from "#domain/text/clean-text.ts";

/** Longer than any sentence of an offer. */
const MAX_CHARS = 600;
const REMOVED = "…";

/**
 * How an agent gets a text that a provider has written: as one line of plain letters. An agent may follow a link or obey an
 * instruction, so it gets no address, no markup and nothing that identifies the person, which is `withheld`.
 */
export function providerTexts(withheld: readonly string[]): (text: string) => string {
  const patterns = [...patternsOf(withheld), ADDRESSES, PERSONAL_NUMBERS];
  return (text) => {
    const plain = shorten(cleanText(shorten(text)).replaceAll(JOINERS, "").normalize("NFKC")).replaceAll(ENTITIES, " ");
    const hidden = patterns.reduce((left, pattern) => left.replaceAll(pattern, REMOVED), plain);
    const line = hidden.replaceAll(MARKUP, " ").replaceAll(/\s+/g, " ").trim();
    return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
  };
}

/** Before any pattern is tried: the time that one takes grows with the square of the length. A word that is cut is left out. */
const shorten = (text: string): string =>
  text.length <= MAX_READ_CHARS ? text : text.slice(0, MAX_READ_CHARS).replace(/[^\s]{0,40}$/u, "");
const MAX_READ_CHARS = 1_500;

/** Joiners, and the tags that spell letters without being seen. */
const JOINERS = /\u200c|\u200d|\u00ad|[\u{e0000}-\u{e007f}]/gu;

/** With a scheme, as a mail address, or as a host with or without a path. */
const ADDRESSES = new RegExp(
  [
    String.raw`(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\/\/|mailto:|data:|javascript:|www\.)\S+`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`,
    String.raw`(?<![a-z0-9-])(?:[a-z0-9-]{1,63}\.){0,8}[a-z0-9-]{2,63}\.[a-z]{2,24}(?:[/:?#]\S*)?(?!\w)`,
  ].join("|"),
  "giu",
);

/** Ten or twelve digits, with or without a mark or spaces. */
const PERSONAL_NUMBERS = /(?<!\d)(?:\d{2}[\s-]?)?\d{2}[\s-]?\d{2}[\s-]?\d{2}[\s+-]?\d{4}(?!\d)/gu;

const ENTITIES = /&(?:#\w+|[a-z]+);/giu;

/** What markdown, HTML and JSON are written with. */
const MARKUP = /[<>[\]{}`|\\*_~#^"]/gu;

/** The longest first: what is left of a name must not hide another. */
const patternsOf = (withheld: readonly string[]): RegExp[] =>
  withheld
    .map((value) =>
      value
        .normalize("NFKC")
        .replaceAll(/[^\p{L}\p{N}]/gu, "")
        .split(""),
    )
    .filter(({ length }) => length >= MIN_WITHHELD && length <= MAX_WITHHELD)
    .toSorted((a, b) => b.length - a.length)
    .map((letters) => new RegExp(patternOf(letters), "gi"));

/** Also written with spaces or marks in it. A short one is removed as a word alone: a first name is a part of longer ones. */
function patternOf(letters: readonly string[]): string {
  const spread = letters.join(String.raw`[\s.,:;_/+()'-]{0,2}`);
  return letters.length > LONGEST_WORD_PART ? spread : `(?<!${LETTER})${spread}(?!${LETTER})`;
}

/** Those of Swedish, and of names from its neighbours. */
const LETTER = String.raw`[a-z0-9\u00e0-\u00ff]`;

/** Shorter values occur in any text. */
const MIN_WITHHELD = 3;
/** Longer than anything that is typed in a form. */
const MAX_WITHHELD = 200;
const LONGEST_WORD_PART = 5;
