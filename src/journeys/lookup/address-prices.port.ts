import type { NotFound, Unavailable } from "./registers.port.ts";

/** What the operators ask for a connection at one address. Never rejects for what the other side does. */
export interface AddressPrices {
  /** Asked again about the same address, it tells how far the first question has come. */
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
