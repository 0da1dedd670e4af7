import {
  type Resolve,
  createPathLinks,
  createResolver,
  escapeHtml,
  relativeTo,
  renderMarkdown,
} from "./render-markdown.ts";
import { NAVIGATION, type Page, pagesOf, readPages } from "./site-pages.ts";
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

export interface BuiltSite {
  /** The HTML of each page, by its place in the site. */
  readonly html: ReadonlyMap<string, string>;
  /** Each as `file:line what`. */
  readonly faults: readonly string[];
}

const STYLES = "src/ui/styles";

/** Writes the site anew into the folder, with everything that its pages show. */
export function buildSite(root: string, folder: string): BuiltSite {
  const pages = readPages(root);
  const resolve = createResolver(root, pages);
  const pageOfPath = createPathLinks(pages);
  rmSync(folder, { recursive: true, force: true });
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(join(root, from), join(folder, to));
  };
  copyAssets(root, folder, copy);
  const html = new Map<string, string>();
  for (const page of pages) {
    const content = renderMarkdown(page, { resolve, pageOfPath, copyPicture: (path) => copy(path, path) });
    html.set(page.out, layOutPage(page, content, pages));
  }
  for (const [out, text] of html) {
    mkdirSync(dirname(join(folder, out)), { recursive: true });
    writeFileSync(join(folder, out), text);
  }
  return { html, faults: pages.flatMap((page) => faultsOf(page, resolve)) };
}

/** The colours and fonts of the product itself. */
function copyAssets(root: string, folder: string, copy: (from: string, to: string) => void): void {
  copy(`${STYLES}/tokens.css`, "assets/tokens.css");
  copy(`${STYLES}/fonts.css`, "assets/fonts.css");
  copyFileSync(join(import.meta.dirname, "site.css"), join(folder, "assets/site.css"));
  cpSync(join(root, STYLES, "fonts"), join(folder, "assets/fonts"), { recursive: true });
}

function faultsOf({ source, headings, references }: Page, resolve: Resolve): string[] {
  const broken = references.flatMap(({ href, line }) => {
    const target = resolve(source, href);
    return target.kind === "missing" ? [`${source}:${line} links to ${href}: ${target.why}`] : [];
  });
  const titles = headings.filter(({ depth }) => depth === 1).length;
  return [...broken, ...(titles === 1 ? [] : [`${source}:1 has ${titles} headings of the first rank`])];
}

/** Files of the site that every page uses. */
export const STYLE_SHEETS: readonly string[] = ["assets/fonts.css", "assets/tokens.css", "assets/site.css"];

const MIN_CONTENTS = 3;
const END_OF_TITLE = "</h1>\n";

/** A whole page around its content. It needs no script, and works from a file and below any address. */
export function layOutPage(page: Page, content: string, pages: readonly Page[]): string {
  const to = (out: string) => escapeHtml(relativeTo(page.out, out));
  return `<!doctype html>
<html lang="${languageOf(page)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} | Sparv</title>
${STYLE_SHEETS.map((sheet) => `<link rel="stylesheet" href="${to(sheet)}">`).join("\n")}
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<a class="brand" href="${to("index.html")}">Sparv <span>documentation</span></a>
<nav aria-label="Sections"><ul>
${NAVIGATION.map((title) => sectionLink(title, page, pages)).join("\n")}
</ul></nav>
</header>
<div class="columns">
<main id="content" tabindex="-1">
${content.replace(END_OF_TITLE, END_OF_TITLE + contentsOf(page))}<p class="source">Source: <code>${escapeHtml(page.source)}</code></p>
</main>
${pageList(page, pages)}</div>
</body>
</html>
`;
}

/** The statement is what the law wants customers to read. */
const languageOf = ({ source }: Page): string => (source.endsWith("/accessibility-statement.md") ? "sv" : "en");

function sectionLink(title: string, page: Page, pages: readonly Page[]): string {
  const [first] = pagesOf(pages, title);
  if (!first) return "";
  const current = page.section.title === title ? ' aria-current="true"' : "";
  return `<li><a href="${escapeHtml(relativeTo(page.out, first.out))}"${current}>${escapeHtml(title)}</a></li>`;
}

function contentsOf({ headings }: Page): string {
  const parts = headings.filter(({ depth, id }) => depth === 2 && id !== "");
  if (parts.length < MIN_CONTENTS) return "";
  const links = parts.map(({ id, text }) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`);
  return `<details class="contents"><summary>On this page</summary><ul>\n${links.join("\n")}\n</ul></details>\n`;
}

/** The other pages of the section, or of a long one the neighbours. */
function pageList(page: Page, pages: readonly Page[]): string {
  const { title, isLong } = page.section;
  const all = pagesOf(pages, title);
  const at = all.indexOf(page);
  const listed = isLong && at > 0 ? [all[0], all[at - 1], all[at + 1]] : all;
  const links = [...new Set(listed)].flatMap((each) => (each ? [pageLink(each, page)] : []));
  return `<nav class="pages" aria-label="${escapeHtml(`Pages of ${title}`)}"><p>${escapeHtml(title)}</p><ul>\n${links.join("\n")}\n</ul></nav>\n`;
}

function pageLink(each: Page, page: Page): string {
  const current = each === page ? ' aria-current="page"' : "";
  return `<li><a href="${escapeHtml(relativeTo(page.out, each.out))}"${current}>${escapeHtml(each.title)}</a></li>`;
}

/**
 * What a reader of the built site would find broken: every link, picture and style sheet of every page, and every place in a page. It looks at
 * the written pages alone and so finds also what the builder does wrong.
 */
export function findBrokenPlaces(folder: string, html: ReadonlyMap<string, string>): string[] {
  const ids = new Map(
    [...html].map(([out, text]) => [out, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  );
  return [...html].flatMap(([out, text]) =>
    [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(([, named = ""]) => {
      if (/^(?:https?|mailto):/.test(named)) return [];
      const [path = "", fragment] = decodeURI(named.replaceAll("&amp;", "&")).split("#", 2);
      const target = path === "" ? out : posix.join(posix.dirname(out), path);
      if (target.startsWith("..") || !existsSync(join(folder, target)))
        return [`${out} leads to ${named}, which the site lacks`];
      if (fragment !== undefined && !ids.get(target)?.has(fragment))
        return [`${out} leads to ${named}, which that page lacks`];
      return [];
    }),
  );
}
