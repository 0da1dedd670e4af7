/** The banners above the header. */
const BANNER_KINDS = ["competition", "big-day", "newsletter"] as const;
export type BannerKind = (typeof BANNER_KINDS)[number];

export type BannerEvent =
  /** Shows this one, on this page and the next, also if it was closed. */
  | { readonly type: "show"; readonly kind: BannerKind }
  /** Shows none until another event shows one. */
  | { readonly type: "hide" }
  | { readonly type: "close"; readonly kind: BannerKind }
  /** The visitor has bought something: each banner decides what to do. */
  | { readonly type: "purchase"; readonly serviceName: string };

export const BANNER_EVENT = "sparv:banner";
export const BANNER_STORAGE_KEY = "sparv-banner";

/** F-069. A browser event, because pages without React listen too (`switch-banner.ts`). */
export function sendBannerEvent(event: BannerEvent): void {
  document.dispatchEvent(new CustomEvent<BannerEvent>(BANNER_EVENT, { detail: event }));
}
