import { expect, it } from "vitest";
import { escapeHtml } from "./escape-html.ts";

it("no sign of markup is left, and other text is unchanged", () => {
  expect(escapeHtml(`<b class="å">Ek & 'Ask'</b>`)).toBe(
    "&lt;b class=&quot;å&quot;&gt;Ek &amp; &#39;Ask&#39;&lt;/b&gt;",
  );
});
