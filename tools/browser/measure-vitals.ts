import { openPage } from "./open-page.ts";
import { prepareScreen } from "./prepare-screen.ts";
import type { Screen } from "./screens.ts";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, CDPSession, Page, Response } from "playwright-core";

export interface Vitals {
  readonly path: string;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** The worst of the runs, and what moved in it: a page must not jump however busy the machine is. */
  readonly worstCls: number;
  readonly shifts: readonly Shift[];
  /** Of the first thing to press in the page; 0 when there is nothing. */
  readonly inpMs: number;
  /** Compressed by gzip, whatever the server sends. */
  readonly jsKb: number;
  readonly cssKb: number;
}

/** A slow phone on a slow network: Lighthouse's "slow 4G" and processor. */
const CPU_SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const PHONE = { width: 390, height: 844 };
/** Longer than any task that the page itself starts after it has loaded. */
const QUIET_MS = 3_000;

/** A machine does other things too: the middle of several. */
const RUNS = 3;

export async function measureVitals(browser: Browser, base: string, screen: Screen): Promise<Vitals> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureOnce(browser, base, screen));
  const middle = (metric: Exclude<keyof Run, "path" | "shifts">): number =>
    runs.map((run) => run[metric]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  const worst = runs.toSorted((a, b) => b.cls - a.cls)[0];
  return {
    path: runs[0]?.path ?? screen.path,
    lcpMs: middle("lcpMs"),
    tbtMs: middle("tbtMs"),
    cls: middle("cls"),
    worstCls: worst?.cls ?? 0,
    shifts: worst?.shifts ?? [],
    inpMs: middle("inpMs"),
    jsKb: middle("jsKb"),
    cssKb: middle("cssKb"),
  };
}

type Run = Omit<Vitals, "worstCls">;

async function measureOnce(browser: Browser, base: string, screen: Screen): Promise<Run> {
  const context = await browser.newContext({ viewport: PHONE, locale: "sv-SE", isMobile: true, hasTouch: true });
  try {
    const address = await findAddress(context, base, screen);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const sent = collectFiles(page);
    await page.addInitScript(watchVitals);
    await openPage(page, address, { timeout: 120_000 });
    await page.waitForTimeout(QUIET_MS);
    const loaded = await page.evaluate(readVitals);
    const weight = await weigh(page, await sent());
    const inpMs = await pressFirst(page);
    return { path: new URL(address).pathname, ...loaded, ...weight, inpMs };
  } finally {
    await context.close();
  }
}

/** Where the screen is: made ready in a page of its own, at full speed, by the same visitor. */
export async function findAddress(context: BrowserContext, base: string, screen: Screen): Promise<string> {
  const address = new URL(screen.path, base).href;
  if (screen.prepare === undefined) return address;
  const page = await context.newPage();
  await openPage(page, address);
  await prepareScreen(page, screen);
  const found = page.url();
  await page.close();
  return found;
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Opens the first thing that opens, as a finger would. */
async function pressFirst(page: Page): Promise<number> {
  const [summary, button] = [page.locator("main summary").first(), page.locator("main button").first()];
  const target = (await summary.count()) > 0 ? summary : button;
  if ((await target.count()) === 0) return 0;
  await target.scrollIntoViewIfNeeded();
  await target.tap();
  await page.waitForTimeout(1_000);
  return (await page.evaluate(readVitals)).inpMs;
}

interface SentFile {
  readonly kind: "script" | "stylesheet";
  readonly body: Buffer;
}

function collectFiles(page: Page): () => Promise<SentFile[]> {
  const responses: Response[] = [];
  page.on("response", (response) => void responses.push(response));
  return () =>
    Promise.all(
      responses.flatMap((response) => {
        const kind = response.request().resourceType();
        if (kind !== "script" && kind !== "stylesheet") return [];
        return [response.body().then((body): SentFile => ({ kind, body }))];
      }),
    );
}

async function weigh(page: Page, files: readonly SentFile[]): Promise<Pick<Vitals, "jsKb" | "cssKb">> {
  const inlined = await page.locator("style").allTextContents();
  const sum = (bodies: readonly (Buffer | string)[]) =>
    bodies.reduce((bytes, body) => bytes + gzipSync(body, { level: 9 }).length, 0);
  const bodiesOf = (kind: SentFile["kind"]) => files.filter((file) => file.kind === kind).map(({ body }) => body);
  return {
    jsKb: toKb(sum(bodiesOf("script"))),
    cssKb: toKb(sum([...bodiesOf("stylesheet"), ...inlined])),
  };
}

const toKb = (bytes: number): number => Math.round(bytes / 100) / 10;

type Limits = Readonly<Partial<Record<"lcpMs" | "tbtMs" | "cls" | "jsKb", number>>>;

/** Limits of a page load on a slow phone. */
const FIRST_IMPRESSION: Limits = { lcpMs: 2_000, tbtMs: 150, cls: 0.05 };

/** The start page is what most visitors see first; information pages need hardly any script. */
export function limitsOf(path: string, pagesToRead: readonly string[]): Limits {
  if (path === "/") return { ...FIRST_IMPRESSION, jsKb: 125 };
  return pagesToRead.includes(path) ? { ...FIRST_IMPRESSION, jsKb: 15 } : {};
}

/** Descriptions of the values over their limit; empty when there are none. */
export const overLimits = (vitals: Vitals, limits: Limits): string[] =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const measured = vitals[name as keyof Limits];
    return measured <= limit ? [] : [`${vitals.path}: ${name} is ${measured}, and may be ${limit}`];
  });

/* Both functions run inside the page, and may use nothing from here. */

/** A layout shift: when, how much, and which elements (at most five), each with its old and new position. */
export interface Shift {
  readonly atMs: number;
  readonly value: number;
  readonly moved: readonly string[];
}

interface Seen {
  lcpMs: number;
  cls: number;
  shifts: Shift[];
  inpMs: number;
  fcpMs: number;
  longTasks: { startMs: number; durationMs: number }[];
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs before the page's own scripts: records what the browser reports of paints, layout shifts and delays. */
export function watchVitals(): void {
  const seen: Seen = { lcpMs: 0, cls: 0, shifts: [], inpMs: 0, fcpMs: 0, longTasks: [] };
  (globalThis as unknown as { vitalsSeen: Seen }).vitalsSeen = seen;
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcpMs = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcpMs = entry.startTime;
  });
  const nameOf = (node: Node | null): string =>
    node instanceof Element ? `${node.localName}.${node.getAttribute("class") ?? ""}` : (node?.nodeName ?? "gone");
  const placeOf = ({ top, bottom }: DOMRectReadOnly): string => `${Math.round(top)}–${Math.round(bottom)}`;
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput, sources, startTime } = entry as PerformanceEntry & LayoutShift;
    if (hadRecentInput) return;
    seen.cls += value;
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
    );
    seen.shifts.push({ atMs: Math.round(startTime), value: Math.round(value * 1000) / 1000, moved });
  });
  watch("longtask", ({ startTime, duration }) => {
    seen.longTasks.push({ startMs: startTime, durationMs: duration });
  });
  const note = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
      seen.inpMs = Math.max(seen.inpMs, entry.duration);
    }
  };
  watch("event", note, { durationThreshold: 16 });
}

/** What has been seen so far; blocking time is what every long task had beyond 50 ms after the first paint. */
export function readVitals(): { lcpMs: number; tbtMs: number; cls: number; shifts: readonly Shift[]; inpMs: number } {
  const { lcpMs, cls, shifts, inpMs, fcpMs, longTasks } = (globalThis as unknown as { vitalsSeen: Seen }).vitalsSeen;
  const tbtMs = longTasks
    .filter(({ startMs, durationMs }) => startMs + durationMs > fcpMs)
    .reduce((sum, { durationMs }) => sum + Math.max(0, durationMs - 50), 0);
  return {
    lcpMs: Math.round(lcpMs),
    tbtMs: Math.round(tbtMs),
    cls: Math.round(cls * 1000) / 1000,
    shifts,
    inpMs: Math.round(inpMs),
  };
}
