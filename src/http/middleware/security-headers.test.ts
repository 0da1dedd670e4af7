import { describe, expect, test } from "vitest";
import { pageHeaders } from "./security-headers.ts";

const policyOf = (tagUrl: string | undefined): Record<string, string> => {
  const header =
    pageHeaders("n0nce", { isDevelopment: false, chatUrl: undefined, reviewsUrl: undefined, tagUrl })[
      "content-security-policy"
    ] ?? "";
  return Object.fromEntries(header.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule]));
};

describe("the content policy", () => {
  test("names no foreign host when there is no tag", () => {
    expect(Object.values(policyOf(undefined)).join()).not.toMatch(/https?:/);
  });

  test("names the tag's origin and no other, where a tag needs it and nowhere else", () => {
    const policy = policyOf("https://tags.example/t/tag.js?id=1");
    expect(policy["script-src"]).toBe("script-src 'nonce-n0nce' 'strict-dynamic' https://tags.example");
    expect(policy["connect-src"]).toBe("connect-src 'self' https://tags.example");
    expect(policy["img-src"]).toBe("img-src 'self' data: https://tags.example");
    const others = Object.entries(policy).filter(([name]) => !/^(script|connect|img)-src$/.test(name));
    expect(others.map(([, rule]) => rule).join()).not.toContain("tags.example");
  });
});
