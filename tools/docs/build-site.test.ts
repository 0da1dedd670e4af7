import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findHtmlFaults } from "#tests/contracts/pages/html-faults.ts";
import { type BuiltSite, buildSite, findBrokenPlaces } from "./build-site.ts";

let root: string;
const folderOf = () => join(root, "build/docs");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sparv-docs-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const STYLES = { "src/ui/styles/tokens.css": "", "src/ui/styles/fonts.css": "", "src/ui/styles/fonts/OFL.txt": "" };

function build(files: Readonly<Record<string, string>>): BuiltSite {
  for (const [path, text] of Object.entries({ ...STYLES, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return buildSite(root, folderOf());
}

const SOUND = {
  "README.md":
    "# Sparv\n\nSee [the tour](docs/tour.md#second-part), `docs/leads.md`, `docs/decisions` and `src/x.ts`.\n\n![A](a.webp)\n",
  "a.webp": "picture",
  "docs/tour.md":
    "# Tour\n\n## First part\n\n## Second part\n\n## Third part\n\nUp to [the start](../README.md), [here](#first-part).\n",
  "docs/leads.md":
    "# Leads\n\n<!-- mark -->\n\nA <script>alert(1)</script> & more, [code](../src/x.ts), [away](https://example.org/?a=1&b=2).\n\n| a | b |\n| - | - |\n| 1 | `|` |\n\n```\n<b>\n```\n",
  "docs/decisions/README.md": "# Decisions\n\n[One](0001-one.md)\n",
  "docs/decisions/0001-one.md": "# 1. One\n",
  "changes/0001-first.md": "# First\n",
  "src/x.ts": "",
};

test("a site of sound documents has valid pages whose links lead somewhere", async () => {
  const { html, faults } = build(SOUND);
  expect(faults).toEqual([]);
  expect(findBrokenPlaces(folderOf(), html)).toEqual([]);
  expect([...html.keys()].toSorted()).toEqual([
    "changes/0001-first.html",
    "docs/decisions/0001-one.html",
    "docs/decisions/index.html",
    "docs/leads.html",
    "docs/tour.html",
    "index.html",
  ]);
  for (const [out, text] of html) expect([out, await findHtmlFaults(text)]).toEqual([out, []]);
});

test("links are relative, paths in code spans lead to their pages, and pictures come along", () => {
  const start = build(SOUND).html.get("index.html");
  expect(start).toContain('<a href="docs/tour.html#second-part">the tour</a>');
  expect(start).toContain('<a href="docs/leads.html"><code>docs/leads.md</code></a>');
  expect(start).toContain('<a href="docs/decisions/index.html"><code>docs/decisions</code></a>');
  expect(start).toContain("and <code>src/x.ts</code>");
  expect(start).toContain('<img src="a.webp" alt="A" loading="lazy">');
  expect(existsSync(join(folderOf(), "a.webp"))).toBe(true);
});

test("HTML in a document is text, a comment is nothing, and a link to code is its text", () => {
  const page = build(SOUND).html.get("docs/leads.html") ?? "";
  expect(page).not.toContain("<script");
  expect(page).not.toContain("mark --");
  expect(page).toContain("&lt;script&gt;");
  expect(page).toContain(", code, ");
  expect(page).toContain('href="https://example.org/?a=1&amp;b=2"');
});

test("a diagram scrolls by itself, and is valid in running text", async () => {
  const { html } = build({ ...SOUND, "docs/leads.md": "# Leads\n\n![Flows](a.svg)\n", "docs/a.svg": "<svg/>" });
  const page = html.get("docs/leads.html") ?? "";
  expect(page).toContain('<span class="wide diagram" role="group" tabindex="0" aria-label="Flows: diagram"><img');
  expect(await findHtmlFaults(page)).toEqual([]);
});

test("a broken link is reported with its file and line", () => {
  const { faults } = build({
    ...SOUND,
    "docs/tour.md":
      "# Tour\n\n[a](gone.md), [b](leads.md#gone)\nand [c](../src/gone.ts).\n\n![d](gone.png)\n\n[e](javascript:x)\n[f](../../out.md)\n",
    "README.md": "No title.\n",
  });
  expect(faults.toSorted()).toEqual([
    "README.md:1 has 0 headings of the first rank",
    "docs/tour.md:3 links to gone.md: docs/gone.md does not exist",
    "docs/tour.md:3 links to leads.md#gone: docs/leads.md has no heading for #gone",
    "docs/tour.md:4 links to ../src/gone.ts: src/gone.ts does not exist",
    "docs/tour.md:6 links to gone.png: docs/gone.png does not exist",
    "docs/tour.md:8 links to javascript:x: javascript:x is no address that a reader can open",
    "docs/tour.md:9 links to ../../out.md: ../out.md is outside the project",
  ]);
});

test("what the builder itself breaks is found in the written pages", () => {
  const { html } = build(SOUND);
  const broken = new Map([
    ...html,
    ["index.html", '<a href="gone.html">a</a> <a href="docs/tour.html#gone">b</a> <a href="#x">c</a>'],
  ]);
  expect(findBrokenPlaces(folderOf(), broken)).toEqual([
    "index.html leads to gone.html, which the site lacks",
    "index.html leads to docs/tour.html#gone, which that page lacks",
    "index.html leads to #x, which that page lacks",
  ]);
});
