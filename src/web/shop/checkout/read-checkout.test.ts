import { describe, expect, it } from "vitest";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import { sampleCheckoutState } from "../../../../gallery/samples/checkout-sample.texts.sv.ts";
import { formatExcess } from "#web/shop/order/read-provider.ts";
import { readCheckout } from "./read-checkout.ts";

describe("a checkout read from the wire", () => {
  it("has the price in öre with its period, and the provider", () => {
    const { price, provider } = readCheckout(sampleCheckoutState);
    expect(price).toMatchObject({ feeOre: 23_600, period: "month", yearlyFeeOre: 283_200, isOutdated: false });
    expect(provider).toMatchObject({
      providerName: "Rattvis",
      subscriptionName: "Halvförsäkring",
      clickUrl: undefined,
    });
    const periodOf = (FeeText: string) =>
      readCheckout({ ...sampleCheckoutState, PriceInfo: { ...sampleCheckoutState.PriceInfo, FeeText } }).price.period;
    expect([periodOf("/år"), periodOf(" första året")]).toEqual(["year", "first-year"]);
  });

  it.each([
    [true, "1 476 kr", "1 476 kr"],
    [false, "1 476 kr", undefined],
    [true, null, undefined],
  ])("a saving is shown only when it is cheaper (%s) and there is one (%s)", (IsCheaper, YearlyFeeSaved, saving) => {
    expect(readCheckout({ ...sampleCheckoutState, IsCheaper, YearlyFeeSaved }).saving).toBe(saving);
  });

  it("an excess without the provider's own text is Swedish money [C-212]", () => {
    expect(formatExcess({ FormattedValue: "20 %", Value: 1_500 })).toBe("20 %");
    expect(formatExcess({ FormattedValue: null, Value: 1_500 })).toBe("1\u202F500\u00A0kr");
    expect(formatExcess({ FormattedValue: null, Value: null })).toBeUndefined();
    expect(formatExcess(null)).toBeUndefined();
    expect(rowsOf(readCheckout(sampleCheckoutState).provider, "main-excess")).toEqual([
      { type: "traffic", name: "", text: "0\u00A0kr" },
      { type: "theft", name: "", text: "1 500 kr" },
    ]);
  });

  it("the provider's own texts and its logo are those of the subscription [C-210]", () => {
    const { provider } = readCheckout(sampleCheckoutState);
    expect(provider).toMatchObject({
      about: sampleCheckoutState.SubscriptionInfo.InfoAndOffers,
      benefits: sampleCheckoutState.SubscriptionInfo.InfoAndOffersArray,
      services: sampleCheckoutState.SubscriptionInfo.Services,
      description: sampleCheckoutState.SubscriptionInfo.Description,
      logoUrl: sampleCheckoutState.SubscriptionInfo.ProviderHighResolutionLogoUrl,
    });
  });
});
