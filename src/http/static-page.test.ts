import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createStaticPage } from "./static-page.ts";

const page = (nonce: string) =>
  `<html><style nonce="${nonce}">a{}</style>${"<p>Här är en rad med åäö.</p>".repeat(200)}<script nonce="${nonce}"></script></html>`;

test("the page is sent with the nonce of each answer, compressed or not", () => {
  const made = createStaticPage(page("rendered-nonce"), "rendered-nonce");
  for (const nonce of ["Zm9yc3RhIG5vbmNlbi4uLg==", "YW5kcmEgbm9uY2VuLi4uLg=="]) {
    expect(made.withNonce(nonce).toString()).toBe(page(nonce));
    expect(gunzipSync(made.packedWithNonce(nonce)).toString()).toBe(page(nonce));
    expect(made.packedWithNonce(nonce).length).toBeLessThan(page(nonce).length / 5);
  }
});

test("a page without a nonce is itself", () => {
  const made = createStaticPage("<p>Hej</p>", "nowhere");
  expect(gunzipSync(made.packedWithNonce("x")).toString()).toBe("<p>Hej</p>");
});
