import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { layOutPage } from "./page-layout.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { createPathLinks, createResolver, type Resolve } from "./resolve-reference.ts";
import { type Page, readPages } from "./site-pages.ts";

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
