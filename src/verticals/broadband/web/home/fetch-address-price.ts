import { addressPricesCallPath } from "#domain/addresses/lookup-call-paths.ts";
import type { HomeCardProps } from "#verticals/_contract/home-card.ts";
import { type AddressPricesResult, type AddressPriceState, readAddressPrice } from "./address-price.ts";

interface Answer {
  readonly Success?: boolean;
  readonly Data?: { readonly Result?: AddressPricesResult } | null;
}

/** One question. An answer that cannot be had is no price. */
export async function fetchAddressPrice(home: HomeCardProps, signal: AbortSignal): Promise<AddressPriceState> {
  const query = new URLSearchParams({ zip: home.postalCode, address: home.street, city: home.city });
  try {
    const answer = await fetch(`${addressPricesCallPath()}?${query}`, { signal });
    const { Success, Data } = (await answer.json()) as Answer;
    return readAddressPrice(Success ? Data?.Result : undefined);
  } catch {
    return readAddressPrice(undefined);
  }
}
