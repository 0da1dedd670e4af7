import { type Page, pageOf } from "./site-pages.ts";
import { Parser, Renderer, type Tokens } from "marked";
import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";

/** What a link, a picture or a path in a document leads to. */
export type Target =
  | { readonly kind: "elsewhere"; readonly href: string }
  | { readonly kind: "page"; readonly out: string; readonly fragment: string }
  /** A file of the project that has no page: a picture is copied, others are named without a link. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "missing"; readonly why: string };

export type Resolve = (source: string, href: string) => Target;

/** Finds the target of a link as a reader of the file would: from the folder of the document. */
export function createResolver(root: string, pages: readonly Page[]): Resolve {
  const byOut = new Map(pages.map((page) => [page.out, page]));
  return (source, href) => {
    if (/^[a-z][a-z+.-]*:/i.test(href)) return elsewhere(href);
    const [path = "", fragment = ""] = decodeURI(href).split("#", 2);
    const named = path === "" ? source : posix.normalize(posix.join(posix.dirname(source), path));
    const page = byOut.get(pageOf(named)) ?? byOut.get(posix.join(named, "index.html"));
    if (!page) return fileAt(root, named);
    if (fragment !== "" && !page.headings.some(({ id }) => id === fragment))
      return { kind: "missing", why: `${page.source} has no heading for #${fragment}` };
    return { kind: "page", out: page.out, fragment };
  };
}

/** Only these: a page without script must not link to one. */
const elsewhere = (href: string): Target =>
  /^(?:https?:\/\/[^/]+|mailto:[^@]+@)/.test(href)
    ? { kind: "elsewhere", href }
    : { kind: "missing", why: `${href} is no address that a reader can open` };

function fileAt(root: string, path: string): Target {
  if (path.startsWith("..")) return { kind: "missing", why: `${path} is outside the project` };
  const isThere = existsSync(join(root, path)) && statSync(join(root, path)).isFile();
  return isThere ? { kind: "file", path } : { kind: "missing", why: `${path} does not exist` };
}

/** The page of a path in a code span, which documents write from the root of the project. */
export function createPathLinks(pages: readonly Page[]): (span: string) => string | undefined {
  const bySource = new Map(pages.map(({ source, out }) => [source.replace(/\/README\.md$/, ""), out]));
  return (span) => bySource.get(span.replace(/\/README\.md$/, "").replace(/\/$/, ""));
}

export interface Rendering {
  resolve(source: string, href: string): Target;
  /** The page that a path in a code span has, if any. */
  pageOfPath(span: string): string | undefined;
  /** Called with every picture that the page shows. */
  copyPicture(path: string): void;
}

/** The content of a page as HTML. What is not valid there has been reported before. */
export const renderMarkdown = (page: Page, rendering: Rendering): string =>
  new Parser({ gfm: true, renderer: new PageRenderer(page, rendering) }).parse(page.tokens);

/** From one page of the site to another, so that the site works from any folder. */
export const relativeTo = (from: string, to: string): string => posix.relative(posix.dirname(from), to);

export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

class PageRenderer extends Renderer {
  readonly #page: Page;
  readonly #rendering: Rendering;
  /** Names the table for those who do not see it. */
  #heading: string;

  constructor(page: Page, rendering: Rendering) {
    super();
    this.#page = page;
    this.#rendering = rendering;
    this.#heading = page.title;
  }

  override heading(token: Tokens.Heading): string {
    const heading = this.#page.headings.find((each) => each.token === token);
    if (heading) this.#heading = heading.text;
    const id = heading && heading.id !== "" ? ` id="${escapeHtml(heading.id)}"` : "";
    return `<h${token.depth}${id}>${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
  }

  /** Wide tables scroll by themselves, also by keyboard. */
  override table(token: Tokens.Table): string {
    return scrolling("table", this.#heading, super.table(token));
  }

  override tablecell(token: Tokens.TableCell): string {
    const tag = token.header ? "th" : "td";
    const align = token.align ? ` class="${token.align}"` : "";
    return `<${tag}${align}>${this.parser.parseInline(token.tokens)}</${tag}>\n`;
  }

  override code({ text }: Tokens.Code): string {
    return scrolling("code", this.#heading, `<pre><code>${escapeHtml(text)}</code></pre>`);
  }

  override codespan({ text }: Tokens.Codespan): string {
    const code = `<code>${escapeHtml(text)}</code>`;
    const out = this.#rendering.pageOfPath(text);
    return out === undefined || out === this.#page.out ? code : `<a href="${this.#to(out)}">${code}</a>`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const content = this.parser.parseInline(tokens);
    const target = this.#rendering.resolve(this.#page.source, href);
    if (target.kind === "elsewhere") return `<a href="${escapeHtml(target.href)}">${content}</a>`;
    if (target.kind !== "page") return content;
    const fragment = target.fragment === "" ? "" : `#${escapeHtml(target.fragment)}`;
    return `<a href="${this.#to(target.out)}${fragment}">${content}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    const target = this.#rendering.resolve(this.#page.source, href);
    if (target.kind !== "file") return escapeHtml(text);
    this.#rendering.copyPicture(target.path);
    const image = `<img src="${this.#to(target.path)}" alt="${escapeHtml(text)}" loading="lazy">`;
    // The labels of a diagram are not legible at the width of a phone.
    return target.path.endsWith(".svg") ? scrolling("diagram", text, image, "span") : image;
  }

  /** Documents hold no HTML but comments, which mark what a command writes. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    return /^\s*<!--[\s\S]*-->\s*$/.test(text) ? "" : escapeHtml(text);
  }

  #to(out: string): string {
    return escapeHtml(relativeTo(this.#page.out, out));
  }
}

const scrolling = (kind: string, name: string, content: string, tag = "div"): string =>
  `<${tag} class="wide ${kind}" role="group" tabindex="0" aria-label="${escapeHtml(`${name}: ${kind}`)}">${content}</${tag}>\n`;
