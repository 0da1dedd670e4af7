/** The subject of a click or an impression, by the name that analysts use. The label is the place. */
export type ClickAction =
  /** Spec 1 §3. */
  | "my_account"
  | "myc_favourite_notification"
  | "menu"
  /** Spec 1 §9: a link in the feed of recent searches. */
  | "recent_searches"
  /** Spec 3 §7: the comparison. */
  | "pinned_provider"
  | "change_filter_box"
  | "change_details"
  | "go_to_checkout_desktop"
  | "go_to_checkout_mobile"
  /** Spec 2 §4: the question whether the visitor's current contract can be fetched; the label names its owner. */
  | "fetch_prompt"
  /** Spec 2 §4: the label is the status in lower case. */
  | "cancel_current_insurance"
  /** Spec 3 §2.6. */
  | "coach_step"
  /** Spec 3 §2.7, §2.12: the variant that a page was rendered with. */
  | "ab_variant";

/** Attributes that make a click on an element measured, on pages with and without hydration alike. */
export const trackedClick = (action: ClickAction, label: string) => ({
  "data-track": action,
  "data-track-label": label,
});
