import { describe, expect, it } from "vitest";
import { asksForDebug, showsDebug } from "#http/middleware/debug.ts";
import { readConfig } from "#platform/config/config.ts";
import { developmentEnvironment } from "#platform/config/development-environment.ts";
import { presentFault, presentOutcome, withDebug } from "./envelope.ts";

const key = (letter: string) => Buffer.alloc(32, letter).toString("base64");

const environmentOf = (environment: string) =>
  readConfig(
    developmentEnvironment({
      SPARV_ENVIRONMENT: environment,
      SPARV_COLUMN_KEYS: `a:${key("a")}`,
      SPARV_LOOKUP_KEY: key("b"),
      SPARV_COOKIE_KEY: key("c"),
      SPARV_RESTATE_IDENTITY_KEYS: "publickeyv1_w7YHemBctH5Ck2nQRQ47iBBqhNHy4FV7t2Usbye2A6f",
    }),
  );

describe("the inside of an answer", () => {
  it("is never told in production, and may be everywhere else", () => {
    expect(showsDebug(environmentOf("production"))).toBe(false);
    for (const environment of ["staging", "development", "test"])
      expect(showsDebug(environmentOf(environment))).toBe(true);
  });

  it("is told only to a call that asks", () => {
    expect(asksForDebug({})).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": "1" })).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": ["true", "true"] })).toBe(false);
    expect(asksForDebug({ "x-sparv-debug": "true" })).toBe(true);
  });

  it("is null in whatever is presented", () => {
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
