import { expect, test } from "vitest";
import { presentPrice } from "./checkout.ts";

const fees = { yearlyFeeOre: 2_988_00, monthlyFeeOre: 249_00, isOutdated: false, description: undefined };

test.each([
  ["monthly", "ore-month", "/mån", 249],
  ["yearly", "ore-month", "/år", 2_988],
  ["yearly", "ore-first-year", " första året", 2_988],
] as const)("a fee that is paid %s, of a list in %s, is named %s", (payment, headlineUnit, FeeText, FeeRaw) => {
  expect(presentPrice({ ...fees, payment, headlineUnit })).toMatchObject({ FeeText, FeeRaw });
});
