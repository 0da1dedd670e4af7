import lighthouse from "lighthouse";
import type { Browser, Cookie } from "playwright-core";
import { CATEGORIES, type Round } from "./budgets.ts";

export interface PageToMeasure {
  readonly address: string;
  /** Of the visitor: a result belongs to the visitor who searched. */
  readonly cookies: readonly Cookie[];
}

/** Lighthouse opens its pages in the browser's own context, and the cookies are put there: a header with cookies did not reach the server. */
export async function becomeVisitor(browser: Browser, { address, cookies }: PageToMeasure): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.clearCookies");
  // A secure cookie is accepted from a secure address only, and sent to localhost without.
  const url = new URL("/", address).href.replace("http:", "https:");
  // Named one by one: a cookie whose name begins with __Host- must not have a domain.
  const given = cookies.map(({ name, value, path, httpOnly, secure, sameSite, expires }) => {
    return { name, value, path, httpOnly, secure, sameSite, expires, url };
  });
  await session.send("Storage.setCookies", { cookies: given });
  await session.detach();
}

/** One run over a page on a simulated phone, by the browser whose debugging port this is. */
export async function measureRound(port: number, { address }: PageToMeasure): Promise<Round> {
  const run = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
  });
  const result = run?.lhr;
  if (!result || result.runtimeError) throw new Error(`${address}: ${result?.runtimeError?.message ?? "no result"}`);
  // A page that leads elsewhere would be measured there, under its own name.
  const shown = result.finalDisplayedUrl;
  if (new URL(shown).pathname !== new URL(address).pathname) throw new Error(`${address} was shown at ${shown}`);
  const { audits, categories } = result;
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    lcpMs: Math.round(figure("largest-contentful-paint")),
    tbtMs: Math.round(figure("total-blocking-time")),
    cls: figure("cumulative-layout-shift"),
    kib: Math.round(figure("total-byte-weight") / 1024),
    failed: CATEGORIES.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => ({ id, score: audits[id]?.score ?? 1 }))
        .filter(({ score }) => score < GOOD)
        .map(({ id }) => id),
    ),
  };
}

/** From here on Lighthouse shows a score in green. */
const GOOD = 0.9;
