import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, inject } from "vitest";
import { launchChromium } from "#tools/browser/chromium.ts";
import { newAddress } from "./address.ts";

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly hasScript?: boolean;
  readonly hasMotion?: boolean;
}

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

/** A browser of somebody's own: no cookies, and an address that no other visitor has. */
export async function newVisitor(options: VisitorOptions = {}): Promise<BrowserContext> {
  browser ??= launchChromium();
  return (await browser).newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 844 },
    baseURL: inject("stackUrl"),
    locale: "sv-SE",
    javaScriptEnabled: options.hasScript ?? true,
    colorScheme: options.theme ?? "light",
    reducedMotion: options.hasMotion ? "no-preference" : "reduce",
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
  });
}
