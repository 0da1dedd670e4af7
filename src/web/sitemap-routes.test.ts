import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { SERVICES } from "#domain/service/services.ts";
import { listAnnounced } from "./shell/services/announced-services.ts";
import routes from "./routes.ts";
import { describeRobots, listIndexedPages } from "./site-files.ts";

/** The addresses of addendum B that are pages, each in the sitemap or left out for the reason beside it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "/forsakring/bil/jamfor/": "one visitor's own",
  "/forsakring/bil/order/": "one visitor's own",
  "/forsakring/bil/order/klar/": "one visitor's own",
  "/minasidor/": "one visitor's own",
  "/minasidor/ordrar/": "one visitor's own",
  "/minasidor/forsakringar/": "leads to the household",
  "/minasidor/hushall/": "one visitor's own",
  "/minasidor/hushall/avtal/": "one visitor's own",
  "/minasidor/hushall/kalender/": "one visitor's own",
  "/minasidor/anslut/": "one visitor's own",
  "/minasidor/anslut/lista/": "one visitor's own",
  "/minasidor/anslut/formular/": "what an agent suggests to one visitor",
  "/minasidor/ansokningar/": "one visitor's own",
  "/minasidor/favoriter/": "one visitor's own",
  "/minasidor/sparat/": "one visitor's own",
  "/minasidor/uppgifter/": "one visitor's own",
  "/redaktion/": "for staff",
};
const INDEXED = [
  "/",
  "/forsakring/",
  "/forsakring/bil/",
  "/forsakring/villa/",
  "/forsakring/hem/",
  "/forsakring/olycksfall/",
  "/tavling/",
  "/mobil/",
  "/pension/",
  "/drivmedel/",
  "/atervinning/",
  "/minstoradag/",
  "/fraga-experten/",
  "/nyhetsbrev/",
  "/legal/",
  "/personuppgifter/",
  "/tillganglighet/",
  "/sa-rankar-vi/",
  "/sa-tjanar-vi-pengar/",
  "/om/",
];

const table: RouteObject[] = routes.map(({ id, file, path, index }) =>
  index ? { id: file, index } : { id: id ?? file, path: path ?? "" },
);
const indexed = listIndexedPages().map(({ path }) => path);
const fileAt = (path: string) => matchRoutes(table, path)?.at(-1)?.route.id;

describe("the documented addresses", () => {
  it.each([...INDEXED, ...Object.keys(LEFT_OUT)])("%s has a page of its own", (path) => {
    expect(fileAt(path)).toBeDefined();
    expect(fileAt(path)).not.toBe("shell/frame/MissingPage.tsx");
  });

  it("are in the sitemap, or left out on purpose", () => {
    for (const path of INDEXED) expect(indexed, path).toContain(path);
    for (const path of Object.keys(LEFT_OUT)) expect(indexed, path).not.toContain(path);
  });

  it("every service is in the sitemap when it is built, and is not before", () => {
    const announced = listAnnounced().map(({ service }) => service.path);
    for (const { path } of SERVICES) expect(indexed.includes(path), path).toBe(!announced.includes(path));
  });
});

describe("every address in the sitemap", () => {
  it("has a page, and is not closed to robots", () => {
    const closed = [...describeRobots("").matchAll(/^Disallow: (.+)$/gm)].map(
      ([, rule = ""]) => new RegExp(`^${rule.replaceAll("*", ".*")}`),
    );
    expect(closed.length).toBeGreaterThan(3);
    for (const path of indexed) {
      expect(fileAt(path), path).not.toBe("shell/frame/MissingPage.tsx");
      expect(
        closed.some((rule) => rule.test(path)),
        path,
      ).toBe(false);
    }
    for (const path of ["/forsakring/bil/jamfor/", "/forsakring/bil/order/klar/", "/minasidor/"])
      expect(
        closed.some((rule) => rule.test(path)),
        path,
      ).toBe(true);
  });
});

/** Pages that are not for search engines: reached by a link of their own, or for staff and for ourselves. */
const NOT_FOR_SEARCH = [
  "account/",
  "staff/",
  "gallery",
  "MissingPage",
  "result",
  "checkout",
  "order-complete",
  "withdraw",
  "agreement",
  "supply",
  "own-page",
  "correct",
  "new-address",
  "link-out",
  "events",
  "difference",
  "prices-csv",
  "apply",
  "co-sign",
  "lead",
  "receipt",
  "leave",
  "watch-landing",
  "share-list",
  "shared-list",
  "ConfirmPage",
  "EndPage",
];

it("every route has something in the sitemap, or is of a kind that is left out", () => {
  const shown = new Set(indexed.map(fileAt));
  const forgotten = table
    .map(({ id }) => id ?? "")
    .filter((id) => !shown.has(id) && !NOT_FOR_SEARCH.some((kind) => id.includes(kind)));
  expect(forgotten).toEqual([]);
});
