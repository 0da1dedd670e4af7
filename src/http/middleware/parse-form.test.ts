import { describe, expect, it } from "vitest";
import { parseForm } from "./parse-form.ts";

describe("a posted form", () => {
  it("is read as flat text", () => {
    expect(parseForm("carregnumber=SPV+24K&zip=123%2045&name=%C3%85sa")).toEqual({
      carregnumber: "SPV 24K",
      zip: "123 45",
      name: "Åsa",
    });
  });

  it.each(["a[sub]=1&a[other]=2", "a%5Bsub%5D=1&a%5Bother%5D=2"])(
    "may nest its keys as name[sub]: %s [F-131]",
    (text) => {
      expect(parseForm(text)).toEqual({ a: { sub: "1", other: "2" } });
    },
  );

  it("cannot reach into what all objects share", () => {
    parseForm("__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1");
    const flat = parseForm("__proto__=x&toString=y");
    expect(({} as Record<string, unknown>)["isAdmin"]).toBeUndefined();
    expect(Object.getPrototypeOf(flat)).toBe(Object.prototype);
  });

  it("is cut off after two hundred fields", () => {
    const many = Array.from({ length: 1000 }, (_, index) => `f${index}=1`).join("&");
    expect(Object.keys(parseForm(many))).toHaveLength(200);
  });
});
