import { describe, expect, it } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { findLeaks, findNumbers } from "./judge.ts";
import type { FuzzAnswer } from "./send.ts";

const canaries = {
  secrets: ["s3cret-key-of-ours"],
  owners: ["Granskog"],
  ownerName: "owner",
  ownNumbers: {},
  today: "2026-11-16",
};
const request: FuzzRequest = {
  index: 0,
  target: "GET /",
  actor: "stranger",
  method: "GET",
  path: "/?civicnumber=199901232380",
  headers: {},
  body: "",
};
const answerOf = (body: string, headers: FuzzAnswer["headers"] = {}): FuzzAnswer => ({
  status: 200,
  headers,
  body,
  ms: 1,
});

describe("an answer", () => {
  it.each([
    ["a stack trace", "Error: x\n    at handle (file:///app/build/server/index.js:1:2)", "stack trace"],
    ["a file path", "in /app/node_modules/pg/lib/client.js", "file path"],
    ["an SQL fragment", 'syntax error at or near "x"', "SQL"],
    ["a fault of the database", "connect ECONNREFUSED", "database or engine fault"],
    ["a key of ours", "key=s3cret-key-of-ours", "secret"],
    ["what another visitor owns", "hos Granskog", "another visitor's data"],
    ["a person who was not asked for", "198502102380", "personal number"],
    ["the same with a dash", "19850210-2380", "personal number"],
    ["the same as people divide it", "(1985 02 10 – 2380)", "personal number"],
    ["the same in digits of another script", "８５０２１０２３８０", "personal number"],
  ])("with %s leaks", (_, body, leak) => {
    expect(findLeaks(request, answerOf(body), canaries)).toContain(leak);
  });

  it("that names its server, lets markup through or redirects elsewhere leaks", () => {
    expect(findLeaks(request, answerOf("", { server: "nginx" }), canaries)).toEqual(["header server"]);
    expect(findLeaks(request, answerOf("<script>alert(1)", { "content-type": "text/html" }), canaries)).toHaveLength(1);
    expect(findLeaks(request, answerOf("", { location: "//evil.example" }), canaries)).toHaveLength(1);
  });

  it("that leads a visitor on does so to a linked provider alone, and from its own address alone", () => {
    const leaving = { ...request, target: "GET /{group}/{service}/vidare/till/" };
    const [site] = createServerVerticals(systemClock).flatMap(({ providers }) =>
      providers.flatMap(({ linkOut, websiteUrl }) => (linkOut ? [websiteUrl] : [])),
    );
    const to = (location = "") => answerOf("", { location });
    expect(site).toBeDefined();
    expect(findLeaks(leaving, to(site), canaries)).toEqual([]);
    expect(findLeaks(leaving, to("https://evil.example/"), canaries)).toHaveLength(1);
    expect(findLeaks(request, to(site), canaries)).toHaveLength(1);
  });

  it("that returns an id which was sent with a direction mark in it does not", () => {
    for (const path of ["/?order=Gran%E2%80%AEskog", "/?order=Gran%E2%80%AEskog&kod=A%CC%8A%CC"])
      expect(findLeaks({ ...request, path }, answerOf("order=Granskog"), canaries)).toEqual([]);
  });

  it("that returns what was sent, or the visitor's own data, does not", () => {
    expect(findLeaks(request, answerOf("199901232380 and 19990123-2380"), canaries)).toEqual([]);
    expect(findLeaks({ ...request, actor: "owner" }, answerOf("hos Granskog"), canaries)).toEqual([]);
  });
});

it("a number in a log counts, also when the client sent it; an id that contains digits does not", () => {
  expect(findNumbers('{"detail":"850210-2380"}', "2026-11-16")).toHaveLength(1);
  expect(findNumbers('{"orderId":"a198502102380b"}', "2026-11-16")).toEqual([]);
});
