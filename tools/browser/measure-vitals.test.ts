import { expect, it } from "vitest";
import { limitsOf, overLimits } from "./measure-vitals.ts";

const VITALS = {
  path: "/",
  lcpMs: 2_000,
  tbtMs: 150,
  cls: 0.05,
  worstCls: 0.05,
  shifts: [],
  inpMs: 0,
  jsKb: 125,
  cssKb: 9,
};

it("a page at its limits passes, and each one it is over is named", () => {
  const limits = limitsOf("/", []);
  expect(overLimits(VITALS, limits)).toEqual([]);
  const slow = { ...VITALS, lcpMs: 2_001, tbtMs: 151, cls: 0.06, jsKb: 125.1 };
  expect(overLimits(slow, limits)).toEqual([
    "/: lcpMs is 2001, and may be 2000",
    "/: tbtMs is 151, and may be 150",
    "/: cls is 0.06, and may be 0.05",
    "/: jsKb is 125.1, and may be 125",
  ]);
});

it("an information page may have less script, and a page of another kind has no limits here", () => {
  expect(overLimits({ ...VITALS, path: "/om/" }, limitsOf("/om/", ["/om/"]))).toEqual([
    "/om/: jsKb is 125, and may be 15",
  ]);
  expect(limitsOf("/forsakring/bil/", ["/om/"])).toEqual({});
});
