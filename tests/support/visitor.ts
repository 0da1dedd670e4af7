import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { launchChromium } from "#tools/browser/chromium.ts";
import { type Consent, NECESSARY_ONLY } from "#domain/consent/consent.ts";
import { consentCookie } from "#tools/browser/consent-cookie.ts";
import { newAddress } from "./address.ts";
import { watchForSimulatorTraces } from "./simulator-traces.ts";
import { watchPolicies } from "./policy-violations.ts";
import { endOnErrorPage } from "./error-page.ts";
import { traceRetries } from "./journey-trace.ts";

export interface VisitorOptions {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly hasScript?: boolean;
  readonly hasMotion?: boolean;
  /** The time that its script takes matters: in a browser that optimises, as a visitor's does. */
  readonly isMeasured?: boolean;
  /** A telephone with a touch screen, and the name of its browser. */
  readonly isPhone?: boolean;
  /** Another stack than the one that all journeys share. */
  readonly origin?: string;
  /** The client address, when it matters: a unique one by default. */
  readonly address?: string;
  /** The answer to the cookie banner: only the necessary by default. */
  readonly consent?: Consent | "not-asked-yet";
  /** Runs before the first page, for example to add a route. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const SCRIPT_LIMIT_MS = 5_000;

const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** One of each kind for all the files of a process, and closed with it. */
const browsers = new Map<boolean, Promise<Browser>>();

async function runningBrowser(isMeasured: boolean): Promise<Browser> {
  const running = browsers.get(isMeasured);
  // A crash of the browser is one file's fault, and must not fail the next one.
  if (running && (await running).isConnected()) return running;
  const launched = launchChromium({ isForShortPages: !isMeasured });
  browsers.set(isMeasured, launched);
  return launched;
}

/** For the end of a file: an open page would continue to send requests and render beside the next. */
export async function closeVisitors(): Promise<void> {
  const running = await Promise.all(browsers.values());
  await Promise.all(running.flatMap((browser) => browser.contexts()).map((context) => context.close()));
}

/** A separate browser: no cookies but the answer to the banner, and a unique address. */
export async function newVisitor(options: VisitorOptions = {}): Promise<BrowserContext> {
  const running = await runningBrowser(options.isMeasured ?? false);
  const context = await running.newContext({
    viewport: { width: options.width ?? 1440, height: options.height ?? 844 },
    baseURL: options.origin ?? inject("stackUrl"),
    locale: "sv-SE",
    javaScriptEnabled: options.hasScript ?? true,
    colorScheme: options.theme ?? "light",
    reducedMotion: options.hasMotion ? "no-preference" : "reduce",
    ...(options.isPhone ? { userAgent: ANDROID, isMobile: true, hasTouch: true } : {}),
    extraHTTPHeaders: { "x-forwarded-for": options.address ?? newAddress() },
  });
  await traceRetries(context);
  watchPolicies(context);
  endOnErrorPage(context);
  await watchForSimulatorTraces(context);
  await options.prepare?.(context);
  const { consent = NECESSARY_ONLY } = options;
  if (consent !== "not-asked-yet")
    await context.addCookies([consentCookie(consent, options.origin ?? inject("stackUrl"))]);
  return options.hasScript === false ? context : waitingForScripts(context);
}

/**
 * A test is faster than any visitor: its pages are opened when their script has hydrated. A press before that is answered (and
 * has its own tests), but the browser may post a form where the page would have opened a modal.
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

/** A page of another site has no such script, and some tests hold it back: those continue without it. */
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
