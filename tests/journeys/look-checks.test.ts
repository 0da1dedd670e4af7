import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { launchChromium } from "#tools/browser/chromium.ts";
import { findColourFaults, findMotion, findOverflow } from "#tools/looks/check-screen.ts";

// `npm run tool -- looks` relies on these checks; a check that finds nothing would pass every screen.

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: "reduce" });
});
afterEach(() => page.close());
afterAll(() => browser.close());

const show = (style: string, body: string): Promise<void> =>
  page.setContent(
    `<!doctype html><html lang="sv"><title>Sida</title><style>${style}</style><main>${body}</main></html>`,
  );

const FRAMED = "button, input { border: 1px solid; appearance: none } :focus-visible { outline: 2px solid }";

test("a sound page has no findings", async () => {
  await show(
    `${FRAMED} [aria-current] { border-bottom: 2px solid } button { background: #060; color: #fff }`,
    `<p>Kort text</p><button>Visa</button><input aria-label="Ort"><nav><a href="#a" aria-current="page">Ett</a><a href="#b">Två</a></nav>`,
  );
  expect(await findMotion(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findColourFaults(page)).toEqual([]);
});

test.for([
  [
    "p { animation: far 400ms infinite } @keyframes far { to { transform: none; left: 4px } }",
    "is animated for 400 ms",
  ],
  ["p { transition: transform 200ms }", "changes over 200 ms"],
  ["p::before { content: 'x'; transition: left 0.3s }", "p::before changes over 300 ms"],
  ["html { scroll-behavior: smooth }", "scrolls smoothly"],
])("motion is found: %s", async ([style = "", finding = ""]) => {
  await show(style, "<p>Text</p>");
  expect((await findMotion(page)).join()).toContain(finding);
});

test("a fade that shows that something is awaited is no motion", async () => {
  await show("p { animation: fade 1800ms infinite } @keyframes fade { to { opacity: 0.3 } }", "<p>Text</p>");
  expect(await findMotion(page)).toEqual([]);
});

test.for([
  ["p { width: 400px }", "<p>Text</p>", "wider than the screen"],
  ["p { overflow: hidden; white-space: nowrap }", `<p>${"En lång rad ".repeat(9)}</p>`, "cut off: En lång rad"],
  ["p { height: 1em; overflow: hidden }", `<p>${"En lång rad ".repeat(9)}</p>`, "cut off: En lång rad"],
])("what does not fit is found: %s", async ([style = "", body = "", finding = ""]) => {
  await show(style, body);
  expect((await findOverflow(page)).join("\n")).toContain(finding);
});

test.for([
  [":focus-visible { outline: none }", "<button>Visa</button>", 'focus without a line: button "Visa"'],
  [
    "a { display: block; padding: 12px; background: #060 }",
    '<a href="#a">Visa</a>',
    'a button without an edge: a "Visa"',
  ],
  [
    "input { border: 0; appearance: none }",
    '<input name="ort" aria-label="Ort">',
    "a field without an edge: input ort",
  ],
  [
    "[aria-current] { background: #060 }",
    '<nav><a href="#a" aria-current="page">Ett</a><a href="#b">Två</a></nav>',
    "chosen, and looks as if not: Ett",
  ],
])("in forced colours it is found: %s", async ([style = "", body = "", finding = ""]) => {
  await show(style, body);
  expect(await findColourFaults(page)).toContain(finding);
});
