/** Spec 1 §9: how the other company's window is to look. */
export const REVIEW_WIDGET = {
  minCarouselHeightPx: 140,
  defaultHeightPx: 140,
  shownStars: [4, 5],
  locale: "sv-SE",
} as const;

/** The same as the attributes that the company's script reads off its element. */
export const reviewAttributes = {
  "data-locale": REVIEW_WIDGET.locale,
  "data-stars": REVIEW_WIDGET.shownStars.join(","),
  "data-style-height": `${REVIEW_WIDGET.defaultHeightPx}px`,
  "data-min-height": `${REVIEW_WIDGET.minCarouselHeightPx}px`,
  "data-style-width": "100%",
} as const;
