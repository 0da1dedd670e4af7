import { expect, test } from "vitest";
import { pageHeaders } from "./security-headers.ts";

test("the chat's host may send a script, take calls and be framed, and nothing else is framed", () => {
  const policy = (chatUrl: string | undefined) =>
    pageHeaders("n0nce", { isDevelopment: false, tagUrl: undefined, chatUrl, reviewsUrl: undefined })[
      "content-security-policy"
    ] ?? "";
  const withChat = policy("https://chat.example/w/widget.js");
  expect(withChat).toContain("script-src 'nonce-n0nce' 'strict-dynamic' https://chat.example;");
  expect(withChat).toContain("connect-src 'self' https://chat.example;");
  expect(withChat).toContain("frame-src https://chat.example;");
  expect(withChat).not.toMatch(/img-src[^;]*chat\.example/);
  expect(policy(undefined)).toContain("frame-src 'none';");
});

test("the host of the reviews may send a script and be framed, beside the chat's", () => {
  const urls = { tagUrl: undefined, chatUrl: "https://chat.example/w.js", reviewsUrl: "https://reviews.example/w.js" };
  const policy = pageHeaders("n0nce", { isDevelopment: false, ...urls })["content-security-policy"] ?? "";
  expect(policy).toContain("'strict-dynamic' https://chat.example https://reviews.example;");
  expect(policy).toContain("frame-src https://chat.example https://reviews.example;");
  expect(policy).not.toMatch(/(img|connect)-src[^;]*reviews\.example/);
});
