import { describe, expect, test } from "vitest";
import { frameHeaders, pageHeaders } from "./security-headers.ts";

const rulesOf = (header = ""): Record<string, string> =>
  Object.fromEntries(header.split("; ").map((rule) => [rule.split(" ")[0] ?? "", rule]));

describe("the content policy of a page", () => {
  const headers = pageHeaders("n0nce", { isDevelopment: false, hasFrames: true });
  const policy = rulesOf(headers["content-security-policy"]);

  test("names no foreign host, whichever third party is configured", () => {
    expect(Object.values(policy).join()).not.toMatch(/https?:|\*/);
    expect(policy["script-src"]).toBe("script-src 'nonce-n0nce' 'strict-dynamic'");
    expect(policy["connect-src"]).toBe("connect-src 'self'");
    expect(policy["worker-src"]).toBe("worker-src 'self'");
  });

  test("frames our own documents when a third party is configured, and nothing otherwise", () => {
    expect(policy["frame-src"]).toBe("frame-src 'self'");
    const without = pageHeaders("n0nce", { isDevelopment: false, hasFrames: false })["content-security-policy"];
    expect(rulesOf(without)["frame-src"]).toBe("frame-src 'none'");
  });

  test("lets no text become HTML or a script, and reports attempts", () => {
    expect(policy["require-trusted-types-for"]).toBe("require-trusted-types-for 'script'");
    expect(policy["trusted-types"]).toBe("trusted-types default");
    expect(policy["report-to"]).toBe("report-to csp");
    expect(headers["reporting-endpoints"]).toBe('csp="/ajax/csp-report/"');
  });

  test("only reports Trusted Types while the development client writes HTML of its own", () => {
    const development = pageHeaders("n0nce", { isDevelopment: true, hasFrames: true });
    expect(development["content-security-policy"]).not.toContain("trusted-types");
    expect(development["content-security-policy-report-only"]).toContain("require-trusted-types-for 'script'");
  });
});

describe("the content policy of a third party's frame", () => {
  const headers = frameHeaders("aGFzaA==", "https://tags.example/t/tag.js?id=1");
  const policy = rulesOf(headers["content-security-policy"]);

  test("gives an opaque origin wherever it is opened, and is framed only by pages of ours", () => {
    expect(policy["sandbox"]).toBe("sandbox allow-scripts");
    expect(policy["frame-ancestors"]).toBe("frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("allows our script by its hash and one foreign host, and nothing else of ours", () => {
    expect(policy["script-src"]).toBe("script-src 'sha256-aGFzaA==' https://tags.example");
    expect(policy["connect-src"]).toBe("connect-src https://tags.example");
    expect(policy["form-action"]).toBe("form-action 'none'");
    const hosts = Object.values(policy).flatMap((rule) => rule.match(/https?:\/\/\S+/g) ?? []);
    expect(new Set(hosts)).toEqual(new Set(["https://tags.example"]));
    expect(Object.values(policy).join().replace("frame-ancestors 'self'", "")).not.toMatch(/'self'|\*/);
  });

  test("counts what is written as HTML", () => {
    expect(headers["content-security-policy-report-only"]).toContain("require-trusted-types-for 'script'");
  });
});
