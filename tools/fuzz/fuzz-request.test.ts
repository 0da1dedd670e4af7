import { expect, it } from "vitest";
import { type FuzzPlan, makeRequest } from "./fuzz-request.ts";

const plan: FuzzPlan = {
  seed: 7,
  origin: "http://localhost:3000",
  actors: [{ name: "owner", cookie: "__Host-sparv=a", formToken: "t" }],
  targets: ["GET", "POST"].map((method) => ({
    key: `${method} /ajax/x/`,
    method,
    path: "/ajax/x/",
    names: ["email", "orderId"],
    isJson: false,
    isCostly: false,
    good: () => ({ email: "a@post.example", orderId: "abc" }),
    inAddress: () => [],
  })),
};

it("the same seed and number make the same request", () => {
  for (let index = 0; index < 300; index++) expect(makeRequest(plan, index)).toEqual(makeRequest(plan, index));
  expect(makeRequest({ ...plan, seed: 8 }, 1)).not.toEqual(makeRequest(plan, 1));
});

it("every kind of fault is sent: controls, other kinds of body, headers, addresses and methods", () => {
  const sent = Array.from({ length: 4_000 }, (_, index) => makeRequest(plan, index));
  const has = (what: (request: (typeof sent)[number]) => boolean) =>
    expect(sent.filter(what).length).toBeGreaterThan(5);
  has(({ body }) => body.includes("%00"));
  has(({ body }) => body.includes("%E2%80%AE"));
  has(({ body }) => body.includes("__proto__"));
  has(({ body }) => body.length > 60_000);
  has(({ headers }) => headers["content-type"] === "application/json");
  has(({ headers }) => headers["content-type"]?.startsWith("multipart/") ?? false);
  has(({ headers }) => headers["referer"] !== undefined);
  has(({ path }) => !path.startsWith("/ajax/x/"));
  has(({ method }) => method !== "GET" && method !== "POST");
  has(({ body }) => body === "email=a%40post.example&orderId=abc");
});
