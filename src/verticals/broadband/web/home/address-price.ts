import { broadbandPlace } from "#verticals/broadband/broadband.place.ts";
import { homeCardTexts as texts } from "./home-card.texts.sv.ts";

/** Spec 3 §3: `Data.Result` of the call for prices at an address. */
export interface AddressPricesResult {
  readonly SearchAlreadyInProgress: boolean;
  readonly SearchId: string | null;
  readonly Ok: readonly { readonly MonthlyFee: number; readonly BroadbandType: string }[];
}

export type AddressPriceState =
  | { readonly kind: "calculating" }
  | { readonly kind: "priced"; readonly searchId: string; readonly monthlyKr: number; readonly type: string }
  /** Nothing is sold there, or no price could be had: the visitor may still look. */
  | { readonly kind: "unpriced"; readonly searchId: string | undefined };

export const CALCULATING: AddressPriceState = { kind: "calculating" };

/** B-005, B-007: it is calculating while no search id exists, and the price is the lowest fee. OP-34: an error gives a link. */
export function readAddressPrice(result: AddressPricesResult | undefined): AddressPriceState {
  if (!result) return { kind: "unpriced", searchId: undefined };
  const { SearchId: searchId, Ok: offers } = result;
  if (result.SearchAlreadyInProgress || searchId === null) return CALCULATING;
  const [cheapest] = offers.toSorted((a, b) => a.MonthlyFee - b.MonthlyFee);
  if (!cheapest) return { kind: "unpriced", searchId };
  return { kind: "priced", searchId, monthlyKr: Math.ceil(cheapest.MonthlyFee), type: cheapest.BroadbandType };
}

/** B-002. */
export function labelOf(state: AddressPriceState): string {
  if (state.kind === "calculating") return texts.calculating;
  return state.kind === "priced" ? texts.from(state.monthlyKr) : texts.look;
}

/** B-003; undefined while there is nowhere to go. */
export function targetOf(state: AddressPriceState): string | undefined {
  if (state.kind === "calculating") return undefined;
  const query = new URLSearchParams();
  if (state.searchId !== undefined) query.set("searchid", state.searchId);
  if (state.kind === "priced") query.set("type", state.type);
  return query.size === 0 ? broadbandPlace.path : `${broadbandPlace.path}?${query.toString()}`;
}
