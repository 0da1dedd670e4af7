import { describe, expect, test } from "vitest";
import { findBrokenFragments } from "./broken-fragments.ts";
import { findHtmlFaults } from "./html-faults.ts";
import { findTickedBoxes } from "./ticked-boxes.ts";

const pageWith = (body: string, head = ""): string =>
  `<!DOCTYPE html><html lang="sv-SE"><head><meta charSet="utf-8"/><title>Bil</title>${head}</head><body><main><h1>Bil</h1>${body}</main></body></html>`;

const rulesOf = async (html: string): Promise<string[]> =>
  (await findHtmlFaults(html)).map((fault) => fault.slice(0, fault.indexOf(":")));

test("a page as React writes it has no fault", async () => {
  const body = `<form method="post"><label for="_r_1_">Adress</label><input id="_r_1_" name="address" autoComplete="address-line1"/></form>`;
  expect(
    await findHtmlFaults(pageWith(body, '<meta name="robots" content="noindex"/><style nonce="x">a{}</style>')),
  ).toEqual([]);
});

describe("a planted fault is found", () => {
  test.for([
    ["no-dup-id", '<p id="a">1</p><p id="a">2</p>'],
    ["valid-autocomplete", '<label>Adress<input name="a" autoComplete="street-address"/></label>'],
    ["valid-autocomplete", '<label>Adress<input name="a" autoComplete="adress"/></label>'],
    ["input-missing-label", '<input name="a"/>'],
    ["no-missing-references", '<p aria-describedby="borta">1</p>'],
    ["heading-level", "<h3>Pris</h3>"],
    ["heading-level", "<h1>Pris</h1>"],
    ["element-permitted-content", "<ul><div>1</div></ul>"],
    ["element-permitted-content", "<span><h2>1</h2></span>"],
    ["attribute-allowed-values", '<form role="group"></form>'],
    ["element-permitted-parent", "<style>a{}</style>"],
    ["require-sri", '<script src="https://example.com/a.js"></script>'],
  ] as const)("%s: %s", async ([rule, body]) => {
    expect(await rulesOf(pageWith(body))).toEqual([rule]);
  });

  test("a meta element without content", async () => {
    expect(await rulesOf(pageWith("", '<meta property="csp-nonce" nonce="x"/>'))).toEqual([
      "element-required-attributes",
    ]);
  });

  test("a box that is ticked for the visitor, seen or hidden in another form", () => {
    const open = '<input type="hidden" name="terms" value="false"/><input type="checkbox" name="terms" value="true"/>';
    const always = '<input type="checkbox" name="category" value="1" disabled="" checked=""/>';
    expect(findTickedBoxes([{ name: "/a/", html: open + always }])).toEqual([]);
    const pages = [
      { name: "/a/", html: open },
      { name: "/b/", html: '<input type="checkbox" class="x" name="gift" value="yes" checked=""/>' },
      { name: "/c/", html: '<input type="hidden" name="terms" value="true"/>' },
    ];
    expect(findTickedBoxes(pages)).toEqual(["/b/: gift=yes is ticked", "/c/: terms=true is posted hidden"]);
  });

  test("a link to a place that is not there, in the same page and in another", () => {
    const origin = "http://localhost";
    const pages = [
      { pathname: "/", html: '<p id="a">1</p><a href="#a">1</a><a href="#b">2</a><a href="/om/#c">3</a>' },
      {
        pathname: "/om/",
        html: '<p id="d">1</p><a href="/#a">1</a><a href="/legal/#x">2</a><a href="#logga-in">3</a>',
      },
    ];
    expect(findBrokenFragments(pages, origin)).toEqual(["/: #b", "/: /om/#c"]);
  });
});
