/** How it stands between the price that is shown and the choices that are made: one thing at a time. */
export type PriceState =
  | { readonly kind: "fresh" }
  /** Something has been chosen since: "Uppdatera pris". */
  | { readonly kind: "outdated" }
  /** Chosen again meanwhile: the answer will be out of date when it comes. */
  | { readonly kind: "calculating"; readonly isSuperseded: boolean }
  /** For a moment, what became of it. */
  | { readonly kind: "updated"; readonly isSame: boolean; readonly changeOre: number };

export type PriceEvent =
  /** A field that the price depends on has changed (C-184). */
  | { readonly kind: "changed" }
  | { readonly kind: "asked" }
  | {
      readonly kind: "answered";
      readonly isSame: boolean;
      /** By how much, when both are paid equally often; otherwise 0. */
      readonly changeOre: number;
      /** C-186: the price of choices that are wrong is no price. */
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
      const isOvertaken = state.kind === "calculating" && state.isSuperseded;
      if (event.hasFieldErrors || event.isStillOutdated || isOvertaken) return { kind: "outdated" };
      return { kind: "updated", isSame: event.isSame, changeOre: event.changeOre };
    }
    case "lost":
      return { kind: "outdated" };
    case "time-passed":
      return state.kind === "updated" ? { kind: "fresh" } : state;
  }
}

export const firstPrice = (isOutdated: boolean): PriceState => ({ kind: isOutdated ? "outdated" : "fresh" });

/** Nobody orders at a price that is not the one for what is chosen. */
export const canOrder = ({ kind }: PriceState): boolean => kind === "fresh" || kind === "updated";
