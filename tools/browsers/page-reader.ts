import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { isHydrated } from "#tools/browser/open-page.ts";
import type { Target } from "./driver.ts";

/** WebDriver finds elements by selectors only: roles, names and labels are found by the library that the component tests use. */
const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve("@testing-library/dom/package.json")),
  "dist/@testing-library/dom.umd.min.js",
);

/** What plain WebDriver has no commands for. */
export interface PageReader {
  /** Every element that fits, in the order of the page. */
  find(target: Target): Promise<WebElement[]>;
  isHydrated(): Promise<boolean>;
  /** So that the page is not mistaken for the one that comes after it. */
  leave(): Promise<void>;
  /** Since the first page of this visitor. A page is read from the first step on: what it reports before that is not among them. */
  readonly errors: string[];
}

export function createPageReader(driver: WebDriver): PageReader {
  const errors: string[] = [];
  const read = async <Result>(script: string, ...args: readonly unknown[]): Promise<Result> => {
    const [result, reported] = await driver.executeScript<[Result, string[]]>(
      `${COLLECT}\nconst result = (() => { ${script} })();\nreturn [result, window.sparvErrors.splice(0)];`,
      ...args,
    );
    errors.push(...reported);
    return result;
  };
  return {
    errors,
    async find(target) {
      const sent = sendTarget(target);
      const found = await read<WebElement[] | null>(FIND, sent);
      if (found) return found;
      // A page that was just opened does not have the library yet.
      await driver.executeScript(readFileSync(LIBRARY, "utf8"));
      return (await read<WebElement[] | null>(FIND, sent)) ?? [];
    },
    isHydrated: () => read(`return !window.sparvIsLeft && (${String(isHydrated)})();`),
    leave: () => read("window.sparvIsLeft = true;"),
  };
}

/** Once in each page. */
const COLLECT = `
const given = arguments;
if (!window.sparvErrors) {
  const errors = (window.sparvErrors = []);
  const { error } = console;
  console.error = (...parts) => { errors.push(parts.map(String).join(" ")); error.apply(console, parts); };
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => errors.push(violatedDirective + " " + blockedURI));
}`;

const FIND = `
const library = window.TestingLibraryDom;
if (!library) return null;
const matcher = (name) => (name?.source === undefined ? name : new RegExp(name.source, name.flags));
function find({ role, name, level, within }) {
  const place = within ? find(within)[0] : document.body;
  if (!place) return [];
  if (!role) return library.queryAllByLabelText(place, matcher(name), { exact: false, selector: "input, select, textarea" });
  return library.queryAllByRole(place, role, { ...(name ? { name: matcher(name) } : {}), ...(level ? { level } : {}) });
}
return find(given[0]);`;

/** A pattern as it can be sent to the page. */
type SentName = string | { readonly source: string; readonly flags: string } | undefined;

interface SentTarget {
  readonly role: string | undefined;
  readonly name: SentName;
  readonly level: number | undefined;
  readonly within: SentTarget | undefined;
}

const sendName = (name: string | RegExp | undefined): SentName =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;

const sendTarget = (target: Target): SentTarget => ({
  role: "label" in target ? undefined : target.role,
  name: sendName("label" in target ? target.label : target.name),
  level: "label" in target ? undefined : target.level,
  within: target.within && sendTarget(target.within),
});
