/** The events of the result page (spec 3 §7). The labels are ours: the documents only name the events. */
export type ResultEvent =
  | { readonly event: "compare_pin_provider"; readonly providerId: number; readonly isPinned: boolean }
  | { readonly event: "compare_change_filter_box"; readonly isOn: boolean }
  | { readonly event: "compare_change_details"; readonly isOn: boolean }
  | { readonly event: "compare_go_to_checkout_desktop" | "compare_go_to_checkout_mobile"; readonly providerId: number };

export type ResultTracking = (event: ResultEvent) => void;

/** Dropped without a data layer, which exists only when the visitor has consented. */
export const trackResult: ResultTracking = (event) => {
  (window as { dataLayer?: unknown[] }).dataLayer?.push(event);
};
