/**
 * The script of every page, also of those that load no other. Small, because every visitor loads it; what it starts is
 * loaded by those who need it. Until it is loaded, the banner works as a plain form.
 */
import { PRODUCT } from "#domain/consent/consent.ts";
import type { ClickAction } from "./click-actions.ts";
import { consentMayHaveChanged, onConsent, storedConsent } from "./consent-state.ts";
import { dataLayer } from "./data-layer.ts";
import { loadPart } from "./load-part.ts";
import { track } from "./track.ts";

dataLayer();

const banner = document.querySelector<HTMLElement>("[data-consent]");
if (banner) void loadPart("banner").then((part) => part?.runBanner(banner));

const recent = document.querySelector<HTMLElement>("section[data-recent-searches]");
if (recent) void loadPart("recentSearches").then((part) => part?.runRecentSearches(recent));

const reviews = document.querySelector<HTMLElement>("section[data-reviews]");
if (reviews) void loadPart("reviews").then((part) => part?.runReviews(reviews));

onConsent(PRODUCT, () => void loadPart("analytics").then((part) => part?.followConsent(storedConsent())));

document.addEventListener("click", ({ target }) => {
  const { track: action, trackLabel = "" } = (target as Element).closest<HTMLElement>("[data-track]")?.dataset ?? {};
  if (action) track({ event: "custom_click", action: action as ClickAction, label: trackLabel });
});

// Another tab may have answered meanwhile.
document.addEventListener("visibilitychange", consentMayHaveChanged);
