import type { BannerView } from "#domain/consent/consent-banner.ts";

/** By which the banner's markup and the script that works on it know each other. */
export const BANNER_TITLE_ID: Readonly<Record<BannerView, string>> = {
  notice: "kakor-rubrik",
  settings: "kakor-val-rubrik",
};

/** What a button of the form sends as `choice`. */
export type BannerChoice = "all" | "necessary" | "save" | "settings";
