import { Lexer, type Token, type Tokens, type TokensList, walkTokens } from "marked";

export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** Unique within its page. */
  readonly id: string;
  readonly token: Token;
}

/** What a link or a picture names, with the line where it is written. */
export interface Reference {
  readonly href: string;
  readonly line: number;
}

export interface ParsedMarkdown {
  readonly title: string;
  readonly tokens: TokensList;
  readonly headings: readonly Heading[];
  readonly references: readonly Reference[];
}

/** Reads a document: its headings with the ids that links may name, and everything it refers to. */
export function parseMarkdown(text: string, source: string): ParsedMarkdown {
  const tokens = new Lexer({ gfm: true }).lex(text);
  const headings = headingsOf(tokens);
  const title = headings.find(({ depth }) => depth === 1)?.text ?? source;
  return { title, tokens, headings, references: referencesOf(tokens) };
}

function headingsOf(tokens: readonly Token[]): Heading[] {
  const seen = new Map<string, number>();
  return tokens.flatMap((token) => {
    if (token.type !== "heading") return [];
    const text = plainText((token as Tokens.Heading).tokens);
    const slug = slugOf(text);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return [{ depth: (token as Tokens.Heading).depth, text, id: times === 0 ? slug : `${slug}-${times}`, token }];
  });
}

/** As the hosts of repositories make it, so that a link works there and here. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      "tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? String(token.text) : "",
    )
    .join("");

/** The lexer has no lines: they are counted in the text that each block was read from. */
function referencesOf(blocks: TokensList): Reference[] {
  let line = 1;
  return blocks.flatMap((block) => {
    const first = line;
    line += countLines(block.raw);
    let from = 0;
    const found: Reference[] = [];
    void walkTokens([block], (token) => {
      if (token.type !== "link" && token.type !== "image") return;
      const at = Math.max(block.raw.indexOf(token.raw, from), 0);
      from = at + 1;
      found.push({ href: (token as Tokens.Link).href, line: first + countLines(block.raw.slice(0, at)) });
    });
    return found;
  });
}

const countLines = (text: string): number => text.split("\n").length - 1;
