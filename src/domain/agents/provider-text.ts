import { hidePersonalNumbers } from "#domain/person/personal-number-in-text.ts";
import { cleanText } from "#domain/text/clean-text.ts";

/** Longer than any sentence of an offer. */
const MAX_CHARS = 600;
const REMOVED = "…";

/**
 * How an agent gets a text that a provider has written: as one line of plain letters. An agent may follow a link or obey an
 * instruction, so it gets no address, no markup and nothing that identifies the person, which is `withheld`.
 */
export function providerTexts(withheld: readonly string[]): (text: string) => string {
  const names = patternsOf(withheld);
  return (text) => {
    const plain = shorten(cleanText(shorten(text)).replaceAll(JOINERS, "").normalize("NFKC")).replaceAll(ENTITIES, " ");
    const hidden = names.reduce((left, pattern) => left.replaceAll(pattern, REMOVED), plain);
    // The numbers first: an address of the network is digits and dots too.
    const line = hidePersonalNumbers(hidden, REMOVED)
      .replaceAll(ADDRESSES, REMOVED)
      .replaceAll(MARKUP, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)}…` : line;
  };
}

/** Before any pattern is tried: the time that one takes grows with the square of the length. A word that is cut is left out. */
const shorten = (text: string): string =>
  text.length <= MAX_READ_CHARS ? text : text.slice(0, MAX_READ_CHARS).replace(/[^\s]{0,40}$/u, "");
const MAX_READ_CHARS = 1_500;

/** Joiners, and the tags that spell letters without being seen. */
const JOINERS = /\u200c|\u200d|\u00ad|[\u{e0000}-\u{e007f}]/gu;

/** A host may be written in any script, and every script's full stop divides its parts. */
const STOP = String.raw`[.\u3002\uff61\u06d4\u0964\u1362]`;
const LABEL = String.raw`[\p{L}\p{M}\p{N}-]`;
const BEGINS_HOST = String.raw`(?<!${LABEL})`;
const REST = String.raw`(?:[/:?#]\S*)?`;

/** With a scheme, as a mail address, as a number of the network, or as a host with or without a path. */
const ADDRESSES = new RegExp(
  [
    String.raw`(?:[a-z][a-z0-9+.-]{0,20}:\/\/|\/\/|mailto:|data:|javascript:|www${STOP})\S+`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@${LABEL}{1,63}(?:${STOP}${LABEL}{1,63})+`,
    String.raw`${BEGINS_HOST}\d{1,3}(?:${STOP}\d{1,3}){3}(?!\d)${REST}`,
    String.raw`\[[0-9a-f:.]{2,45}\]${REST}`,
    String.raw`${BEGINS_HOST}(?:${LABEL}{1,63}${STOP}){0,8}${LABEL}{2,63}${STOP}(?:xn--[a-z0-9-]{2,59}|[\p{L}\p{M}]{2,24})${REST}(?!\w)`,
  ].join("|"),
  "giu",
);

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
  const spread = letters.join(String.raw`[\s.,:;_/+()'\u2010-\u2015\u2212-]{0,2}`);
  return letters.length > LONGEST_WORD_PART ? spread : `(?<!${LETTER})${spread}(?!${LETTER})`;
}

/** Those of Swedish, and of names from its neighbours. */
const LETTER = String.raw`[a-z0-9\u00e0-\u00ff]`;

/** Shorter values occur in any text. */
const MIN_WITHHELD = 3;
/** Longer than anything that is typed in a form. */
const MAX_WITHHELD = 200;
const LONGEST_WORD_PART = 5;
