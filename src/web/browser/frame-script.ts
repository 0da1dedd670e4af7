import { GRID_LARGE_MIN_PX } from "#ui/pieces/breakpoints.ts";
import { POPOVER_OPEN_LARGE_MS, POPOVER_OPEN_SMALL_MS } from "#ui/pieces/ui-timings.ts";
import { competition } from "#domain/competition/competition.ts";
import { BANNER_EVENT, BANNER_STORAGE_KEY } from "./banner-events.ts";
import { HYDRATED_EVENT } from "#ui/pieces/hydrated-event.ts";
import { closeMenusOnEscape } from "./close-menus-on-escape.ts";
import { guardHtml } from "./guard-html.ts";
import { hideHeaderOnScroll } from "./hide-header-on-scroll.ts";
import { type EarlyPressOptions, replayEarlyPresses } from "./replay-early-presses.ts";
import { type HoverMenuDelays, openMenusOnHover } from "./open-menus-on-hover.ts";
import { openDialogs } from "./open-dialogs.ts";
import { stepIntoDialogs } from "./step-into-dialogs.ts";
import { type BannerScriptOptions, switchBanner } from "./switch-banner.ts";

const hoverDelays: HoverMenuDelays = {
  openLargeMs: POPOVER_OPEN_LARGE_MS,
  openSmallMs: POPOVER_OPEN_SMALL_MS,
  largeMinPx: GRID_LARGE_MIN_PX,
};

const bannerOptions: BannerScriptOptions = {
  eventName: BANNER_EVENT,
  storageKey: BANNER_STORAGE_KEY,
  competitionService: competition.serviceName,
};

/** All scripts of the frame, as text: they are inlined in every page, most of which load no other script. */
export const writeFrameScript = (): string =>
  [
    // First: nothing may write HTML before there is a policy.
    `(${String(guardHtml)})()`,
    `(${String(switchBanner)})(${JSON.stringify(bannerOptions)})`,
    `(${String(hideHeaderOnScroll)})()`,
    `(${String(openMenusOnHover)})(${JSON.stringify(hoverDelays)})`,
    `(${String(closeMenusOnEscape)})()`,
    `(${String(openDialogs)})()`,
    `(${String(stepIntoDialogs)})()`,
  ].join(";");

/** As long as a visitor waits for a page to respond. */
const PRESS_MAX_AGE_MS = 10_000;

const pressOptions: EarlyPressOptions = {
  hydratedEvent: HYDRATED_EVENT,
  maxAgeMs: PRESS_MAX_AGE_MS,
};

/** Added on pages that hydrate later than they are painted. */
export const writePressScript = (): string => `;(${String(replayEarlyPresses)})(${JSON.stringify(pressOptions)})`;
