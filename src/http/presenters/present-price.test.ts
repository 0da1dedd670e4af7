import { expect, test } from "vitest";
import { choosePrice, plannedPrice } from "#domain/offer/price.ts";
import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import { presentPrice } from "./checkout.ts";

const plans = insurancePlans({ yearlyFeeOre: 2_900_00, monthlyFeeOre: 249_00 });
const about = { isOutdated: false, description: undefined };

test.each([
  ["monthly", "ore-month", "/mån", 249, 2_988],
  ["monthly", "ore-year", "/mån", 249, 2_988],
  ["yearly", "ore-month", "/år", 2_900, 2_900],
] as const)(
  "a fee that is paid %s, of a list in %s, is named %s",
  (payment, headline, FeeText, FeeRaw, YearlyFeeRaw) => {
    const price = choosePrice(plannedPrice(plans, headline), payment);
    expect(presentPrice(price, about)).toMatchObject({ FeeText, FeeRaw, YearlyFeeRaw });
  },
);

test("a fee that is another from the second year on is named by the first year", () => {
  const fee = { label: "fee", every: "month" } as const;
  const parts = [
    { ...fee, amountOre: 199_00, fromMonth: 0, months: 6 },
    { ...fee, amountOre: 299_00, fromMonth: 6 },
  ];
  const price = choosePrice(plannedPrice([{ way: "monthly", parts }], "ore-first-year"));
  expect(presentPrice(price, about)).toMatchObject({ FeeText: " första året", FeeRaw: 2_988 });
});
