import { GRID_LARGE_MIN_PX } from "#ui/pieces/breakpoints.ts";
import { PHONE_POPOVER_CLOSE_MS, POPOVER_OPEN_LARGE_MS, POPOVER_OPEN_SMALL_MS } from "#ui/pieces/ui-timings.ts";
import { competition } from "#domain/competition/competition.ts";
import { BANNER_EVENT, BANNER_STORAGE_KEY } from "#web/frame/banner-events.ts";
import { closeMenusOnEscape } from "./close-menus-on-escape.ts";
import { hideHeaderOnScroll } from "./hide-header-on-scroll.ts";
import { keepEarlyPresses } from "./keep-early-presses.ts";
import { type HoverMenuDelays, openMenusOnHover } from "./open-menus-on-hover.ts";
import { openDialogs } from "./open-dialogs.ts";
import { type BannerScriptOptions, switchBanner } from "./switch-banner.ts";

const hoverDelays: HoverMenuDelays = {
  openLargeMs: POPOVER_OPEN_LARGE_MS,
  openSmallMs: POPOVER_OPEN_SMALL_MS,
  closeMs: PHONE_POPOVER_CLOSE_MS,
  largeMinPx: GRID_LARGE_MIN_PX,
};

const bannerOptions: BannerScriptOptions = {
  eventName: BANNER_EVENT,
  storageKey: BANNER_STORAGE_KEY,
  competitionService: competition.serviceName,
};

/** Everything the frame does by itself, as text: it stands in every page, most of which load no other script. */
export const writeFrameScript = (): string =>
  [
    `(${String(switchBanner)})(${JSON.stringify(bannerOptions)})`,
    `(${String(hideHeaderOnScroll)})()`,
    `(${String(openMenusOnHover)})(${JSON.stringify(hoverDelays)})`,
    `(${String(closeMenusOnEscape)})()`,
    `(${String(openDialogs)})()`,
    `(${String(keepEarlyPresses)})()`,
  ].join(";");
