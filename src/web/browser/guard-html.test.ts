import { afterEach, expect, test, vi } from "vitest";
import { recentSearchesHtml } from "#http/presenters/social-proof.ts";
import { guardHtml } from "./guard-html.ts";

afterEach(() => vi.unstubAllGlobals());

type Rule = (text: string) => string | null;
interface Rules {
  readonly createHTML: Rule;
  readonly createScriptURL: Rule;
}

function rulesOfPage(): Rules {
  let found: Rules = { createHTML: () => null, createScriptURL: () => null };
  const createPolicy = (name: string, rules: Rules) => {
    expect(name).toBe("default");
    found = rules;
  };
  vi.stubGlobal("window", { trustedTypes: { createPolicy }, location: { origin: "https://sparv.example" } });
  guardHtml();
  return found;
}

const createHtml: Rule = (text) => rulesOfPage().createHTML(text);

const described = [{ name: "car", path: "/forsakring/bil/", texts: { product: "Bil & <hem>" } }] as never;
const search = { vertical: "car", place: "Å<i>by", minutesAgo: 3, isDemo: true } as never;

test.for([
  "",
  "<script></script>",
  recentSearchesHtml([search], described),
  recentSearchesHtml([search, search], described),
])("%s may become HTML", (text) => expect(createHtml(text)).toBe(text));

test.for([
  "<b>x</b>",
  "x",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '<ul><li>a <a href="javascript:alert(1)">b</a> <span>c</span></li></ul>',
  '<ul><li>a <a href="/x/" onclick="y">b</a> <span>c</span></li></ul>',
  '<ul><li><img src=x onerror=alert(1)> <a href="/x">b</a> <span>c</span></li></ul>',
  '<ul><li>a <a href="//elak.example">b</a> <span>c</span></li></ul>',
])("%s may not", (text) => expect(createHtml(text)).toBeNull());

test("a built file of our own may be a script's address", () => {
  const address = "https://sparv.example/assets/some-worker-Ab_12.js";
  expect(rulesOfPage().createScriptURL(address)).toBe(address);
});

test.for([
  "https://elak.example/assets/a.js",
  "https://sparv.example.elak.example/assets/a.js",
  "https://sparv.example/ajax/a.js",
  "https://sparv.example/assets/../ajax/a.js",
  "https://sparv.example/assets/a.js?callback=alert",
  "/assets/a.js",
  "data:text/javascript,alert(1)",
  "blob:https://sparv.example/1",
])("%s may not be one", (address) => expect(rulesOfPage().createScriptURL(address)).toBeNull());

test("a browser without Trusted Types has no policy", () => {
  vi.stubGlobal("window", {});
  expect(guardHtml).not.toThrow();
});
