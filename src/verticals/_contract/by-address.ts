/** What it costs follows from an address alone: a card of any page may ask what it costs there. */
export interface AddressCapability {
  /** Everything that there is at an address, under the names of the search. */
  parameters(place: SearchedAddress): Readonly<Record<string, string>>;
  /** One offer of such a search, as the call for prices at an address states it. */
  price(detail: Readonly<Record<string, unknown>>): AddressPrice;
}

export interface SearchedAddress {
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly city: string;
}

export interface AddressPrice {
  /** By which the list of the search can be narrowed. */
  readonly type: string;
  readonly monthlyFeeOre: number;
}
