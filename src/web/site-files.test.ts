import { expect, it } from "vitest";
import { listAnnounced } from "./shell/services/announced-services.ts";
import { infoPages } from "./content/articles/info-pages.ts";
import { describeRobots, describeSecurityContact, describeSitemap, listIndexedPages } from "./site-files.ts";

const ORIGIN = "https://sparv.example";

it("the sitemap has every page once, by its absolute address, with the day it was changed", () => {
  const xml = describeSitemap(ORIGIN);
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { path } of [{ path: "/" }, ...infoPages]) expect(addresses).toContain(`${ORIGIN}${path}`);
  expect(addresses).toContain(`${ORIGIN}/forsakring/bil/`);
  expect(xml).toContain(`<loc>${ORIGIN}/legal/</loc><lastmod>2026-`);
});

it("an announced service is not for search engines", () => {
  const paths = listIndexedPages().map(({ path }) => path);
  expect(listAnnounced().filter(({ service }) => paths.includes(service.path))).toEqual([]);
});

it("robots are excluded from a visitor's own pages, and pointed to the sitemap", () => {
  const lines = describeRobots(ORIGIN).split("\n");
  for (const line of ["Disallow: /*/jamfor/", "Disallow: /*/order/", "Disallow: /ajax/", "Disallow: /minasidor/"])
    expect(lines).toContain(line);
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

it("the security contact is a place on our own site and expires within a year", () => {
  const nowMs = Date.parse("2026-11-15T12:00:00Z");
  const fields = new Map(
    describeSecurityContact(ORIGIN, nowMs)
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  );
  expect(fields.get("Contact")).toBe(`${ORIGIN}/om/#sakerhet`);
  expect(fields.get("Canonical")).toBe(`${ORIGIN}/.well-known/security.txt`);
  const endsMs = Date.parse(fields.get("Expires") ?? "");
  expect(endsMs).toBeGreaterThan(nowMs);
  expect(endsMs).toBeLessThan(nowMs + 365 * 24 * 3_600_000);
});
