/** POST, though it only asks: somebody's home stands in no address. Asked again about the same place, it tells how far it has come. */
export const ADDRESS_PRICES_PATH = "/v1/address-prices";

export interface AddressQuestionWire {
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
}

/** 202 while the operators are being asked, 200 when they have answered, 404 for a place that is not there. */
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
