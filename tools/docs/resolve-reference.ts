import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { type Page, pageOf } from "./site-pages.ts";

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
