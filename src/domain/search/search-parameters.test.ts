import { expect, it } from "vitest";
import { mergeParameters, orderFlowVersion } from "./search-parameters.ts";

it("parameters lie over each other: defaults, stored, given, and what was fetched unless it is null [H-031]", () => {
  const merged = mergeParameters({
    defaults: { a: "default", b: "default", c: "default", d: "default", e: "default" },
    stored: { b: "stored", c: "stored", d: "stored", e: "stored" },
    given: { c: "given", d: "given", e: "given" },
    fetched: { d: "fetched", e: null, f: null },
  });
  expect(merged).toEqual({ a: "default", b: "stored", c: "given", d: "fetched", e: "given" });
  expect(mergeParameters({})).toEqual({});
});

it("the order flow is prefilled when a fetched data id exists, else manual [C-005]", () => {
  expect(orderFlowVersion("f1")).toBe("new_prefilled_v1");
  expect(orderFlowVersion(undefined)).toBe("new_manual_v1");
  expect(orderFlowVersion("")).toBe("new_manual_v1");
});
