import { describe, expect, it } from "vitest";
import { asksForDebug, showsDebug } from "#http/middleware/debug.ts";
import { presentFault, presentOutcome, withDebug } from "./envelope.ts";

describe("the internals of an answer", () => {
  it("is never shown in production, and may be everywhere else", () => {
    expect(showsDebug({ environment: "production" })).toBe(false);
    for (const environment of ["staging", "development", "test"] as const)
      expect(showsDebug({ environment })).toBe(true);
  });

  it("is shown only to a call that asks", () => {
    expect(asksForDebug({})).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": "1" })).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": ["true", "true"] })).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": "true" })).toBe(true);
  });

  it("is null in every presented answer", () => {
    const presented = [
      presentOutcome({ kind: "ok", value: 1 }),
      presentOutcome({ kind: "invalid", errors: [] }),
      presentOutcome({ kind: "not-found" }),
      presentOutcome({ kind: "forbidden" }),
      presentFault(500),
    ];
    for (const { body } of presented) expect(body).toMatchObject({ Debug: null, Exception: null });
  });

  it("holds no personal number, also when an error quotes one", () => {
    const { body } = withDebug(presentFault(500), {
      debug: "POST /x: 500",
      exception: new Error("duplicate key 198502102380"),
    });
    expect(body.Debug).toBe("POST /x: 500");
    expect(body.Exception).toBe("Error: duplicate key [personal-number]");
  });
});
