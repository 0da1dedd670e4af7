import { webVerticals } from "#verticals/web-registry.ts";
import { infoPages } from "./content/articles/info-pages.ts";
import { linkTargets } from "./content/articles/link-targets.ts";
import { paths } from "#domain/addresses/paths.ts";

interface SitemapEntry {
  readonly path: string;
  /** Year, month and day of the last change, where the page states one. */
  readonly updated?: string;
}

/** The pages for search engines: every page that is the same for all visitors and has content. */
export const listIndexedPages = (): readonly SitemapEntry[] => [
  { path: paths.start() },
  { path: paths.expert() },
  { path: paths.companies() },
  { path: paths.newsletter() },
  { path: paths.competition() },
  ...webVerticals.map(({ description }) => ({ path: paths.product(description) })),
  ...infoPages.map(({ path, texts }) => ({ path, updated: texts.updated })),
];

export function describeSitemap(origin: string): string {
  const entries = listIndexedPages().map(
    ({ path, updated }) =>
      `<url><loc>${origin}${path}</loc>${updated === undefined ? "" : `<lastmod>${updated}</lastmod>`}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** A visitor's own pages are not for others to find. */
export const describeRobots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /*/jamfor/",
    "Disallow: /*/order/",
    "Disallow: /ajax/",
    "Disallow: /ram/",
    `Disallow: ${paths.account()}`,
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

/** RFC 9116 asks for an end that is less than a year away; a file that is still served has not expired. */
const VALID_MS = 180 * 24 * 3_600_000;

export const describeSecurityContact = (origin: string, nowMs: number): string =>
  [
    `Contact: ${origin}${linkTargets["security"]?.() ?? paths.about()}`,
    `Expires: ${new Date(nowMs + VALID_MS).toISOString()}`,
    "Preferred-Languages: sv, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
