/** POST, although it only reads: a home address must not appear in a URL. Repeating the request for the same place reports the progress. */
export const ADDRESS_PRICES_PATH = "/v1/address-prices";

export interface AddressQuestionWire {
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
}

/** 202 while the operators are being asked, 200 when they have answered, 404 for an unknown address. */
export interface AddressPricesWire {
  readonly state: "RUNNING" | "DONE";
  readonly offers: readonly AddressOfferWire[];
}

export interface AddressOfferWire {
  readonly operator: string;
  /** `FIBER`, `COAX` or `MOBILE`. */
  readonly technology: string;
  /** In kronor. */
  readonly monthlyPrice: number;
}
