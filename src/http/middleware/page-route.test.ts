import { expect, test } from "vitest";
import { notePage, routeOf } from "./page-route.ts";

const requestTo = (url?: string) => ({ routeOptions: { url } }) as unknown as Parameters<typeof routeOf>[0];

test.for([
  ["nyhetsbrev/", "/nyhetsbrev/"],
  ["/", "/"],
  [":group?/:service/jamfor/", "/:group?/:service/jamfor/"],
  ["*", "*"],
] as const)("the page %s is measured as %s", ([pattern, route]) => {
  const request = requestTo("*");
  notePage(request, pattern);
  expect(routeOf(request)).toBe(route);
});

test("a call is measured by the pattern of its own route, anything else together", () => {
  expect(routeOf(requestTo("/ajax/zip-code-data/"))).toBe("/ajax/zip-code-data/");
  expect(routeOf(requestTo())).toBe("unmatched");
});
