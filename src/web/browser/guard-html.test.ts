import { afterEach, expect, test, vi } from "vitest";
import { recentSearchesHtml } from "#http/presenters/social-proof.ts";
import { guardHtml } from "./guard-html.ts";

afterEach(() => vi.unstubAllGlobals());

function createHtml(text: string): string | null {
  let create: (text: string) => string | null = () => null;
  const createPolicy = (name: string, rules: { createHTML: typeof create }) => {
    expect(name).toBe("default");
    create = rules.createHTML;
  };
  vi.stubGlobal("window", { trustedTypes: { createPolicy } });
  guardHtml();
  return create(text);
}

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

test("a browser without Trusted Types has no policy", () => {
  vi.stubGlobal("window", {});
  expect(guardHtml).not.toThrow();
});
