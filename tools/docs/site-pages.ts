import { Lexer, type Token, type Tokens, type TokensList, walkTokens } from "marked";
import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** A part of the site with its own place in the navigation. */
export interface Section {
  readonly title: string;
  /** Which sources belong to it, in the order in which they are listed; the first one is opened by the navigation. */
  readonly sources: readonly RegExp[];
  /** Too many pages for a list beside each of them: the list is beside the first one. */
  readonly isLong?: boolean;
  /** The newest first: their names begin with their number or their day. */
  readonly isNewestFirst?: boolean;
}

/** A source belongs to the first section that names it. The product is last, and has every document that no other section names. */
export const SECTIONS: readonly Section[] = [
  { title: "Tour", sources: [/^docs\/tour\.md$/, /^README\.md$/, /^docs\/screens\//] },
  { title: "Run", sources: [/^docs\/run\.md$/, /^simulators\//] },
  {
    title: "Change",
    sources: [
      /^CONTRIBUTING\.md$/,
      /^docs\/(?:how-to|commands)\.md$/,
      /^ARCHITECTURE\.md$/,
      /^docs\/tutorials\//,
      /^docs\/README\.md$/,
      /^docs\/(?:verticals|search|checkout|forms|pages|routes|glossary)\.md$/,
      /^(?:tests|tools|gallery|src)\//,
    ],
  },
  {
    title: "Operate",
    sources: [
      /^docs\/operate\.md$/,
      /^ops\//,
      /^docs\/slo\.md$/,
      /^docs\/runbooks\//,
      /^docs\/(?:nodes|images|scale|statements|requests|audit)\.md$/,
    ],
  },
  {
    title: "Trust",
    sources: [
      /^docs\/how-we-earn-money\.md$/,
      /^docs\/security\/threat-model\.md$/,
      /^docs\/record-of-processing\.md$/,
      /^docs\/accessibility/,
      /^docs\/retention\.md$/,
      /^docs\/(?:receipt|receipt-log|my-data)\.md$/,
      /^docs\/security\//,
    ],
  },
  {
    title: "Decisions",
    sources: [/^docs\/decisions\/README\.md$/, /^docs\/decisions\//],
    isLong: true,
    isNewestFirst: true,
  },
  {
    title: "Changes",
    sources: [/^CHANGELOG\.md$/, /^changes\/README\.md$/, /^changes\//],
    isLong: true,
    isNewestFirst: true,
  },
  { title: "Product", sources: [/^docs\/requirements\//, /^docs\//] },
];

/** As they are shown: what the product does is more wanted than the history. */
export const NAVIGATION: readonly string[] = [
  "Tour",
  "Run",
  "Change",
  "Operate",
  "Product",
  "Trust",
  "Decisions",
  "Changes",
];

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

export interface Page extends ParsedMarkdown {
  /** The Markdown file, from the root of the project. */
  readonly source: string;
  /** The page, from the root of the site. */
  readonly out: string;
  readonly section: Section;
}

const SOURCES = ["*.md", "{changes,docs,gallery,ops,simulators,src,tests,tools}/**/*.md"];

/** Every document of the project as a page, by section in the order of the navigation. */
export function readPages(root: string): Page[] {
  const pages = globSync(SOURCES, { cwd: root }).flatMap((found) => {
    const source = found.replaceAll("\\", "/");
    const section = SECTIONS.find(({ sources }) => sources.some((pattern) => pattern.test(source)));
    if (!section) return [];
    return [
      { source, out: pageOf(source), section, ...parseMarkdown(readFileSync(join(root, source), "utf8"), source) },
    ];
  });
  return pages.toSorted(comparePages);
}

/** A README is the page of its folder. */
export function pageOf(source: string): string {
  const folder = posix.dirname(source);
  return posix.basename(source) === "README.md" ? posix.join(folder, "index.html") : source.replace(/\.md$/, ".html");
}

export const pagesOf = (pages: readonly Page[], title: string): readonly Page[] =>
  pages.filter(({ section }) => section.title === title);

function comparePages(one: Page, other: Page): number {
  const bySection = NAVIGATION.indexOf(one.section.title) - NAVIGATION.indexOf(other.section.title);
  if (bySection !== 0) return bySection;
  const byPlace = placeOf(one) - placeOf(other);
  if (byPlace !== 0) return byPlace;
  const byName = one.source < other.source ? -1 : 1;
  return one.section.isNewestFirst ? -byName : byName;
}

const placeOf = ({ source, section }: Page): number => section.sources.findIndex((pattern) => pattern.test(source));
