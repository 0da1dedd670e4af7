import type { AddressCapability } from "#verticals/_contract/by-address.ts";
import type { BroadbandDetail } from "#verticals/broadband/broadband.offer.ts";

/** B-004: every connection at the address, by the ordinary fee: that of a campaign ends. */
export const broadbandByAddress: AddressCapability = {
  parameters: ({ street, postalCode, city }) => ({ address: street, zip: postalCode, city, type: "all" }),
  price(detail) {
    // A vertical only ever gets back the detail its own providers made.
    const { type, monthlyFeeOre } = detail as BroadbandDetail;
    return { type, monthlyFeeOre };
  },
};
