import type { NotFound, Unavailable } from "./registers.port.ts";

/** The operators' prices for a connection at one address. Never rejects for a fault of the other side. */
export interface AddressPrices {
  /** Repeated for the same address, it reports the progress of the first question. */
  ask(address: StreetAddress, deadlineMs: number): Promise<AddressFinding>;
}

export interface StreetAddress {
  readonly street: string;
  /** Five digits. */
  readonly postalCode: string;
  readonly cityName: string;
}

export type AddressFinding =
  | { readonly kind: "in-progress" }
  | { readonly kind: "done"; readonly offers: readonly AddressOffer[] }
  | NotFound
  | Unavailable;

export interface AddressOffer {
  readonly type: ConnectionType;
  readonly monthlyFeeOre: number;
}

export type ConnectionType = "fiber" | "coax" | "mobile";
