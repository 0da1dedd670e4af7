import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createStaticPage } from "./static-page.ts";

const page = (nonce: string, token: string) =>
  `<html><style nonce="${nonce}">a{}</style>${"<p>Här är en rad med åäö.</p>".repeat(200)}<input value="${token}"><script nonce="${nonce}"></script></html>`;

test("the page is sent with the values of each answer, compressed or not", () => {
  const made = createStaticPage(page("rendered+nonce", "rendered.token"), ["rendered+nonce", "rendered.token"]);
  expect([...made.holes].toSorted()).toEqual(["rendered+nonce", "rendered.token"]);
  for (const [nonce = "", token = ""] of [
    ["Zm9yc3RhIG5vbmNlbi4uLg==", "m1.a"],
    ["YW5kcmEgbm9uY2VuLi4uLg==", "m2.åäö"],
  ]) {
    const values = { "rendered+nonce": nonce, "rendered.token": token };
    expect(made.filled(values).toString()).toBe(page(nonce, token));
    expect(gunzipSync(made.packed(values)).toString()).toBe(page(nonce, token));
    expect(made.packed(values).length).toBeLessThan(page(nonce, token).length / 5);
  }
});

test("a page without anything that differs is itself", () => {
  const made = createStaticPage("<p>Hej</p>", ["nowhere"]);
  expect(made.holes.size).toBe(0);
  expect(gunzipSync(made.packed({ nowhere: "x" })).toString()).toBe("<p>Hej</p>");
});
