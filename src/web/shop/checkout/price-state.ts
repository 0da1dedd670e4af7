/** How the shown price relates to the current choices: one state at a time. */
export type PriceState =
  | { readonly kind: "fresh" }
  /** A choice has changed since: "Uppdatera pris". */
  | { readonly kind: "outdated" }
  /** Changed again meanwhile: the answer will be outdated when it comes. */
  | { readonly kind: "calculating"; readonly isSuperseded: boolean }
  /** The outcome, for a moment. */
  | { readonly kind: "updated"; readonly isSame: boolean; readonly changeOre: number };

export type PriceEvent =
  /** A field that the price depends on has changed (C-184). */
  | { readonly kind: "changed" }
  | { readonly kind: "asked" }
  | {
      readonly kind: "answered";
      readonly isSame: boolean;
      /** The difference when both are paid equally often; otherwise 0. */
      readonly changeOre: number;
      /** C-186: a price for invalid choices is not valid. */
      readonly hasFieldErrors: boolean;
      readonly isStillOutdated: boolean;
    }
  /** No answer came. */
  | { readonly kind: "lost" }
  | { readonly kind: "time-passed" };

/** Spec 2 §9. */
export const NEW_PRICE_MS = 3_000;

export function stepPrice(state: PriceState, event: PriceEvent): PriceState {
  switch (event.kind) {
    case "changed":
      return state.kind === "calculating" ? { kind: "calculating", isSuperseded: true } : { kind: "outdated" };
    case "asked":
      return { kind: "calculating", isSuperseded: false };
    case "answered": {
      const isSuperseded = state.kind === "calculating" && state.isSuperseded;
      if (event.hasFieldErrors || event.isStillOutdated || isSuperseded) return { kind: "outdated" };
      return { kind: "updated", isSame: event.isSame, changeOre: event.changeOre };
    }
    case "lost":
      return { kind: "outdated" };
    case "time-passed":
      return state.kind === "updated" ? { kind: "fresh" } : state;
  }
}

export const firstPrice = (isOutdated: boolean): PriceState => ({ kind: isOutdated ? "outdated" : "fresh" });

/** An outdated price cannot be ordered. */
export const canOrder = ({ kind }: PriceState): boolean => kind === "fresh" || kind === "updated";
