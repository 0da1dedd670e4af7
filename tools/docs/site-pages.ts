import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ParsedMarkdown, parseMarkdown } from "./parse-markdown.ts";
import { NAVIGATION, type Section, SECTIONS } from "./site-sections.ts";

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
