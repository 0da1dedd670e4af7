import { expect, it } from "vitest";
import { writeOwnData } from "./own-data-document.ts";

const AT = "2026-11-17T12:00:00.000Z";

it("an export is a page of its own: every value is shown escaped, and nothing is loaded", () => {
  const html = writeOwnData({
    exportedAt: AT,
    tables: [
      {
        table: "searches",
        name: "Sökningar",
        rows: [{ id: "s1", created_at: new Date(AT), is_named: true, parameters: { zip: "<b>12345", list: ["a&b"] } }],
      },
    ],
  });
  expect(html).toContain('<h2 id="searches">Sökningar</h2>');
  expect(html).toContain("<dt>Skapad</dt><dd>17 november 2026");
  expect(html).toContain("&lt;b&gt;12345");
  expect(html).toContain("<li>a&amp;b</li>");
  expect(html).not.toMatch(/<script|<link|src=|url\(/);
});

it("an empty export has a sentence instead", () => {
  expect(writeOwnData({ exportedAt: AT, tables: [] })).toContain("Vi har inget sparat om dig.");
});
