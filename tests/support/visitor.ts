import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { launchChromium } from "#tools/browser/chromium.ts";
import { type Consent, NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { consentCookie } from "#tools/browser/consent-cookie.ts";
import { newAddress } from "./address.ts";
import { watchForSimulatorTraces } from "./simulator-traces.ts";
import { watchPolicies } from "./policy-violations.ts";

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly hasScript?: boolean;
  readonly hasMotion?: boolean;
  /** A telephone with a touch screen, and the name of its browser. */
  readonly isPhone?: boolean;
  /** Another stack than the one all journeys share. */
  readonly origin?: string;
  /** Where they come from, when somebody will ask: nobody else's unless said otherwise. */
  readonly address?: string;
  /** What they have answered the cookie banner: only the necessary, unless said otherwise. */
  readonly consent?: Consent | "not-asked-yet";
  /** What is set up before their first page, such as a route. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const SCRIPT_LIMIT_MS = 5_000;

const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** One for all the files that a process takes, and ended with it. */
let browser: Promise<Browser> | undefined;

async function runningBrowser(): Promise<Browser> {
  browser ??= launchChromium();
  // Whatever ended it is one file's fault, and must not become the next one's.
  if (!(await browser).isConnected()) browser = launchChromium();
  return browser;
}

/** For the end of a file: what a test has left open would go on asking and drawing beside the next. */
export async function closeVisitors(): Promise<void> {
  await Promise.all(((await browser)?.contexts() ?? []).map((context) => context.close()));
}

/** A browser of somebody's own: no cookies but the answer to the banner, and an address that no other visitor has. */
export async function newVisitor(options: VisitorOptions = {}): Promise<BrowserContext> {
  const context = await (
    await runningBrowser()
  ).newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 844 },
    baseURL: options.origin ?? inject("stackUrl"),
    locale: "sv-SE",
    javaScriptEnabled: options.hasScript ?? true,
    colorScheme: options.theme ?? "light",
    reducedMotion: options.hasMotion ? "no-preference" : "reduce",
    ...(options.isPhone ? { userAgent: ANDROID, isMobile: true, hasTouch: true } : {}),
    extraHTTPHeaders: { "x-forwarded-for": options.address ?? newAddress() },
  });
  watchPolicies(context);
  await watchForSimulatorTraces(context);
  await options.prepare?.(context);
  const { consent = NECESSARY_ONLY } = options;
  if (consent !== "not-asked-yet") await context.addCookies([consentCookie(consent, inject("stackUrl"))]);
  return options.hasScript === false ? context : waitingForScripts(context);
}

/**
 * Nobody is so quick as a test: its pages are opened when their script has taken over. A press before that is answered (and
 * has tests of its own), but a form may be posted by the browser where the page would have opened a modal.
 */
function waitingForScripts(context: BrowserContext): BrowserContext {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const { goto, reload, goBack, goForward, waitForURL } = page;
    page.goto = async (...address) => afterHydration(page, await goto.apply(page, address));
    page.reload = async (...options) => afterHydration(page, await reload.apply(page, options));
    page.goBack = async (...options) => afterHydration(page, await goBack.apply(page, options));
    page.goForward = async (...options) => afterHydration(page, await goForward.apply(page, options));
    page.waitForURL = async (...address) => afterHydration(page, await waitForURL.apply(page, address));
    return page;
  };
  return context;
}

/** A page of somebody else's has no such script, and some tests hold it back: those go on without it. */
export async function afterHydration<Response>(page: Page, response: Response): Promise<Response> {
  await page
    .waitForFunction(
      () => !("__reactRouterContext" in window) || performance.getEntriesByName("sparv-taken-over").length > 0,
      undefined,
      { timeout: SCRIPT_LIMIT_MS },
    )
    .catch(() => undefined);
  return response;
}
