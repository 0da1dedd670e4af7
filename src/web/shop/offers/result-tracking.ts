/** What the result page tells of (spec 3 §7). The names are ours: the documents name the events, not their labels. */
export type ResultEvent =
  | { readonly event: "compare_pin_provider"; readonly providerId: number; readonly isPinned: boolean }
  | { readonly event: "compare_change_filter_box"; readonly isOn: boolean }
  | { readonly event: "compare_change_details"; readonly isOn: boolean }
  | { readonly event: "compare_go_to_checkout_desktop" | "compare_go_to_checkout_mobile"; readonly providerId: number };

export type ResultTracking = (event: ResultEvent) => void;

/** Heard only where something listens: the data layer is there when the visitor has agreed to it. */
export const trackResult: ResultTracking = (event) => {
  (window as { dataLayer?: unknown[] }).dataLayer?.push(event);
};
