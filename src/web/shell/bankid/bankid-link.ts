import type { AutostartLinks, Device } from "./bankid.ts";
import { isLargeScreen } from "#ui/pieces/breakpoints.ts";

/** The browser properties that decide which link opens the app. */
export interface BrowserTraits {
  readonly userAgent: string;
  readonly touchPoints: number;
}

/**
 * BankID's rule: Safari on iOS, and Chrome and Edge on Android, hand app.bankid.com to the app. Everywhere else the app's own
 * scheme is needed.
 */
export function chooseLink(links: AutostartLinks, { userAgent, touchPoints }: BrowserTraits): string {
  // A tablet's Safari identifies as a Mac; no Mac has a touch screen.
  const isApplePhone = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  const isSafari =
    isApplePhone && /Safari/.test(userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/.test(userAgent);
  const isChromeOnAndroid =
    /Android/.test(userAgent) && /Chrome\//.test(userAgent) && !/SamsungBrowser|OPR\/|; wv\)/.test(userAgent);
  return isSafari || isChromeOnAndroid ? links.web : links.app;
}

/** A phone has the app on it; at a computer the app is on another device. The other choice is always offered too. */
export const likelyDevice = (): Device =>
  window.matchMedia("(pointer: coarse)").matches || !isLargeScreen() ? "same" : "other";
