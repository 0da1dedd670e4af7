import { escapeHtml, relativeTo } from "./render-markdown.ts";
import { type Page, pagesOf } from "./site-pages.ts";
import { NAVIGATION } from "./site-sections.ts";

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
