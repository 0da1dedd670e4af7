import { UNINDEXED_PATHS, securityContactPath, sitemapPath } from "#domain/addresses/machine-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { placedVerticals } from "#verticals/web-registry.ts";
import { listOwnPages } from "./shop/own-page/list-own-pages.ts";
import { infoPages } from "./content/articles/info-pages.ts";
import { linkTargets } from "./content/articles/link-targets.ts";
import { accountPath } from "#domain/addresses/account-paths.ts";
import { aboutPath, competitionPath, newsletterPath, statisticsPath } from "#domain/addresses/content-paths.ts";
import { companiesPath, expertPath } from "#domain/addresses/question-paths.ts";
import { productPath } from "#domain/addresses/shop-paths.ts";
import { startPath } from "#domain/addresses/site-paths.ts";

interface SitemapEntry {
  readonly path: string;
  /** Year, month and day of the last change, where the page states one. */
  readonly updated?: string;
}

const ownPages = await listOwnPages();

/** The product page of a vertical that is applied for is one of its own pages. */
const isProduct = (address: string): boolean => placedVerticals.some(({ description }) => description.path === address);

/** The pages for search engines: every page that is the same for all visitors and has content. */
export const listIndexedPages = (): readonly SitemapEntry[] => [
  { path: startPath() },
  { path: expertPath() },
  { path: companiesPath() },
  { path: newsletterPath() },
  { path: competitionPath() },
  { path: statisticsPath() },
  ...placedVerticals.map(({ description }) => ({ path: productPath(description) })),
  ...ownPages.flatMap(({ address, isIndexed }) => (isIndexed && !isProduct(address) ? [{ path: address }] : [])),
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
    ...[...UNINDEXED_PATHS, accountPath()].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}${sitemapPath()}`,
    "",
  ].join("\n");

/** RFC 9116 asks for an end that is less than a year away; a file that is still served has not expired. */
const VALID_MS = 180 * DAY_MS;

export const describeSecurityContact = (origin: string, nowMs: number): string =>
  [
    `Contact: ${origin}${linkTargets["security"]?.() ?? aboutPath()}`,
    `Expires: ${new Date(nowMs + VALID_MS).toISOString()}`,
    "Preferred-Languages: sv, en",
    `Canonical: ${origin}${securityContactPath()}`,
    "",
  ].join("\n");
