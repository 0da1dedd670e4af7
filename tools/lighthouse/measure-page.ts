import lighthouse from "lighthouse";
import { CATEGORIES, type Round } from "./budgets.ts";

export interface PageToMeasure {
  readonly address: string;
  /** What the visitor's browser sends; a result belongs to the visitor who searched. */
  readonly cookie: string;
}

/** One run over a page on a simulated phone, by the browser whose debugging port this is. */
export async function measureRound(port: number, { address, cookie }: PageToMeasure): Promise<Round> {
  const run = await lighthouse(address, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    disableFullPageScreenshot: true,
    ...(cookie === "" ? {} : { extraHeaders: { Cookie: cookie } }),
  });
  const result = run?.lhr;
  if (!result || result.runtimeError) throw new Error(`${address}: ${result?.runtimeError?.message ?? "no result"}`);
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
