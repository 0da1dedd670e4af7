import { expect, test } from "vitest";
import { pageHeaders } from "./security-headers.ts";

test("the chat's host may send a script, take calls and be framed, and nothing else is framed", () => {
  const policy = (chatUrl: string | undefined) =>
    pageHeaders("n0nce", { isDevelopment: false, tagUrl: undefined, chatUrl })["content-security-policy"] ?? "";
  const withChat = policy("https://chat.example/w/widget.js");
  expect(withChat).toContain("script-src 'nonce-n0nce' 'strict-dynamic' https://chat.example;");
  expect(withChat).toContain("connect-src 'self' https://chat.example;");
  expect(withChat).toContain("frame-src https://chat.example;");
  expect(withChat).not.toMatch(/img-src[^;]*chat\.example/);
  expect(policy(undefined)).toContain("frame-src 'none';");
});
