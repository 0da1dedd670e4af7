import { expect, it } from "vitest";
import { FETCH_CALLS } from "#domain/addresses/fetch-call-paths.ts";
import { checkFetchBodySchema, initFetchBodySchema, ownerInfoBodySchema } from "#http/contract/fetch.schema.ts";
import { isFetchable } from "#journeys/fetch/fetch-journey.ts";
import { createServerVerticals } from "#verticals/server-registry.ts";
import { fetchCalls } from "./fetch.route.ts";

it("the calls have the addresses that pages receive", () => {
  const fetchable = createServerVerticals({ nowMs: () => 0 }).filter(isFetchable);
  expect(fetchable.length).toBeGreaterThan(0);
  for (const vertical of fetchable) {
    // Nothing is called here, so no ports are needed.
    const calls = fetchCalls({} as Parameters<typeof fetchCalls>[0], vertical);
    const paths = Object.values(FETCH_CALLS).map((name) => vertical.description.path + name);
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(paths.map((path) => `POST ${path}`));
  }
});

it("a request has the documented fields [C-101]", () => {
  const subject = { carregnumber: "SPV 24K", civicnumber: "198502102380", resultid: "r", searchid: "s" };
  expect(ownerInfoBodySchema.parse(subject)).toMatchObject(subject);
  expect(initFetchBodySchema.parse({ ...subject, shopid: "1041", loginmethod: "M" })).toMatchObject({
    ...subject,
    shopid: 1041,
    loginmethod: "M",
  });
  expect(checkFetchBodySchema.parse({ fetchdataid: "f" })).toEqual({ fetchdataid: "f" });
  for (const wrong of [{}, { fetchdataid: "" }, { fetchdataid: "x".repeat(65) }])
    expect(checkFetchBodySchema.safeParse(wrong).success).toBe(false);
});
