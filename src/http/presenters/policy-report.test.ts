import { expect, test } from "vitest";
import { readSentReports } from "#http/contract/csp-report.schema.ts";
import { presentReport } from "./policy-report.ts";

const OURS = ["https://sparv.example"];
const read = (body: unknown) => readSentReports(body)?.map((sent) => presentReport(sent, OURS));

const legacy = (changes: Record<string, unknown> = {}) => ({
  "csp-report": {
    "document-uri": "https://sparv.example/forsakring/bil/order/klar/?order=abc123",
    "blocked-uri": "https://elak.example/x.js?number=198502102380",
    "effective-directive": "script-src-elem",
    disposition: "enforce",
    "script-sample": "secret",
    ...changes,
  },
});

test("of both kinds of report the directive, the path and the origin are reported, and nothing else", () => {
  const reported = {
    kind: "policy-report",
    rule: "script-src-elem",
    reason: "enforce",
    route: "/forsakring/bil/order/klar/",
    blocked: "https://elak.example",
  };
  expect(read(legacy())).toEqual([reported]);
  const body = {
    documentURL: legacy()["csp-report"]["document-uri"],
    blockedURL: legacy()["csp-report"]["blocked-uri"],
    effectiveDirective: "script-src-elem",
    disposition: "enforce",
    sample: "secret",
  };
  expect(
    read([
      { type: "csp-violation", body, user_agent: "x" },
      { type: "deprecation", body: { id: "y" } },
    ]),
  ).toEqual([reported]);
});

test.for([
  ["https://sparv.example/kvitto/4711abc/", "/kvitto/{id}/"],
  ["https://sparv.example/198502102380/", "/{id}/"],
  [`https://sparv.example/${"a".repeat(60)}/`, "/{id}/"],
  ["https://sparv.example/minasidor/#logga-in", "/minasidor/"],
])("the path of %s is reported as %s", ([address, route]) => {
  expect(read(legacy({ "document-uri": address }))?.[0]?.route).toBe(route);
});

test.for([
  ["inline", "inline"],
  ["trusted-types-sink", "trusted-types-sink"],
  ["data:text/html;base64,x", "unknown"],
  ["198502102380", "unknown"],
])("what was stopped, %s, is reported as %s", ([blocked, reported]) => {
  expect(read(legacy({ "blocked-uri": blocked }))?.[0]?.blocked).toBe(reported);
});

test("an invented directive is unknown, and a report about another site is ignored", () => {
  expect(read(legacy({ "effective-directive": "Anna Lindqvist 850210-2380" }))?.[0]?.rule).toBe("unknown");
  expect(read(legacy({ "document-uri": "https://elak.example/" }))).toEqual([undefined]);
  expect(read({ other: 1 })).toBeUndefined();
  expect(read("text")).toBeUndefined();
});
