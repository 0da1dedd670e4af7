import type { AddressOffer, AddressPrices, StreetAddress } from "./address-prices.port.ts";
import type { PostalCodes } from "./registers.port.ts";

export interface AddressQuestion {
  readonly zip: string;
  readonly address: string;
  /** If empty, it is found by the postal code. */
  readonly city: string;
  readonly owner: string;
}

export type AddressPricesAnswer =
  | { readonly kind: "refused"; readonly field: "zip" | "address" }
  | { readonly kind: "in-progress" }
  /** Cheapest first. Empty when no operator delivers there, or when none can be asked: the visitor may still continue. */
  | { readonly kind: "done"; readonly searchId: string; readonly offers: readonly AddressOffer[] };

export interface AddressPricesPorts {
  readonly postalCodes: PostalCodes;
  readonly addressPrices: AddressPrices;
  /** The same for the same visitor and address, and different for any other: a page that asks again has the same search. */
  readonly addressSearchId: (owner: string, address: string) => string;
}

/** Within one poll of the page (spec 3 §9: every 2 s). */
const SOURCE_DEADLINE_MS = 1_800;

export async function lookUpAddressPrices(
  { postalCodes, addressPrices, addressSearchId }: AddressPricesPorts,
  { zip, address, city, owner }: AddressQuestion,
): Promise<AddressPricesAnswer> {
  const postalCode = zip.replace(/\s/g, "");
  const area = postalCodes.find(postalCode);
  if (!area) return { kind: "refused", field: "zip" };
  const street = tidy(address);
  if (street === "") return { kind: "refused", field: "address" };
  const place: StreetAddress = { street, postalCode, cityName: tidy(city) || area.cityName };
  const finding = await addressPrices.ask(place, SOURCE_DEADLINE_MS);
  if (finding.kind === "not-found") return { kind: "refused", field: "address" };
  if (finding.kind === "in-progress") return finding;
  const offers = finding.kind === "done" ? finding.offers : [];
  return {
    kind: "done",
    searchId: addressSearchId(owner, `${street.toLowerCase()} ${postalCode}`),
    offers: offers.toSorted((a, b) => a.monthlyFeeOre - b.monthlyFeeOre),
  };
}

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
