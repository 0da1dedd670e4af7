import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("./*-path{,s}.ts", { eager: true });

/** What is no address that a program of ours answers by itself, or what takes more than ids. */
const OTHERS: ReadonlySet<string> = new Set([
  // Files of the build.
  "providerLogoPath",
  "lowProviderLogoPath",
  "logoOnDarkPath",
  "socialCardPath",
  "faviconPath",
  // At a port of its own.
  "metricsPath",
  // Beginnings of others, and checks of an address.
  "invitationsPath",
  "receiptsPath",
  "isOwnPath",
  "isOwnLocation",
  "phoneLink",
  // They take an origin, one of several names, or a search.
  "withdrawUrlOf",
  "correctUrlOf",
  "fetchCallPath",
  "loginCallPath",
  "signingCallPath",
  "savingEventPath",
  "resultAddress",
  "thirdPartyFramePath",
  "calendarFeedPath",
  "calendarFeedPattern",
]);

/** Every part that differs, in the document and in what is built. */
const ANY = "*";
const withoutNames = (address: string): string => address.replaceAll(/\{[^}]*\}|:\w+/g, ANY).replace(/[?#].*/, "");

const documented = new Set(
  [...readFileSync("docs/routes.md", "utf8").matchAll(/`(?:[A-Z, ]+ )?(\/[^`]*)/g)].map(([, address = ""]) =>
    withoutNames(address),
  ),
);

/** Stands for an id, and for a place. */
const anything = Object.assign(new String(ANY), { path: `/${ANY}/${ANY}/` });

const built = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, build]) => {
    if (typeof build !== "function" || OTHERS.has(name)) return [];
    const address: unknown = build(...Array.from({ length: build.length }, () => anything));
    return [[name, withoutNames(String(address))] as const];
  });

test("there are addresses to check", () => {
  expect(built.length).toBeGreaterThan(150);
});

test.each(built)("%s is an address of docs/routes.md: %s", (_name, address) => {
  expect(documented).toContain(address);
});
