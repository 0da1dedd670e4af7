import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { sitemapPath } from "#domain/addresses/machine-paths.ts";
import { launchChromium } from "./browser/chromium.ts";
import { findAddress } from "./browser/measure-vitals.ts";
import { listRegisteredScreens, type Screen } from "./browser/screens.ts";
import {
  BUDGET,
  BUSY_PERFORMANCE,
  type MeasuredPage,
  type Round,
  lighthouseTable,
  roundsLeft,
  underBudget,
} from "./lighthouse/budgets.ts";
import { becomeVisitor, measureRound, type PageToMeasure } from "./lighthouse/measure-page.ts";
import { startStack } from "./processes/stack.ts";
import { writePart } from "./results/write-part.ts";
import { freePorts } from "./services/free-port.ts";

/**
 * `npm run tool -- lighthouse [<screen>…] [--base http://…] [--short] [--json] [--write]`: the scores of Lighthouse for pages of the production build on a simulated phone, the
 * middle of three rounds, of five where the rounds differ. Ends with code 1 when a page is under its budget. `--write` puts the table into docs/lighthouse.md;
 * `--short` is one round over one page, with the lower bound of performance that holds on a busy machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: "string" },
    short: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const MARKS = { begin: "<!-- scores: npm run tool -- lighthouse --write -->", end: "<!-- end of scores -->" };

/** Names of `tools/browser/screens.ts`. */
const PAGES = ["start", "car-form", "car-result", "electricity-form", "ranking", "companies"];

const wanted = positionals.length > 0 ? positionals : values.short ? PAGES.slice(0, 1) : PAGES;
const screens = wanted.map(findScreen);
const loadBefore = loadOf();
const stack = values.base === undefined ? await startStack({ topic: "lighthouse" }) : undefined;
const base = values.base ?? stack?.url ?? "";
const [port = 0] = await freePorts(1);
const browser = await launchChromium({ debuggingPort: port });
const pages: MeasuredPage[] = [];
try {
  const indexed = await readIndexedPaths();
  for (const screen of screens) pages.push(await measureScreen(screen, indexed));
} finally {
  await browser.close();
  await stack?.stop();
}
const budget = values.short ? { ...BUDGET, performance: BUSY_PERFORMANCE } : BUDGET;
const under = pages.flatMap((page) => underBudget(page, budget));
const table = lighthouseTable(pages);
const machine = `Measured on ${availableParallelism()} cores, with a load of ${loadBefore} before and ${loadOf()} at the end, in which the measurement itself is included.`;
if (values.write) writePart("docs/lighthouse.md", MARKS, `${table}\n\n${machine}`);
console.log(values.json ? JSON.stringify({ pages, under }) : [table, "", machine].join("\n"));
for (const line of under) console.error(line);
process.exitCode = under.length > 0 ? 1 : 0;

function loadOf(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function findScreen(name: string): Screen {
  const screen = listRegisteredScreens().find((each) => each.name === name);
  if (!screen) throw new Error(`no screen is called ${name}`);
  return screen;
}

/** The pages that the site itself offers to search engines. */
async function readIndexedPaths(): Promise<ReadonlySet<string>> {
  const sitemap = await (await fetch(new URL(sitemapPath(), base))).text();
  return new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
}

async function measureScreen(screen: Screen, indexed: ReadonlySet<string>): Promise<MeasuredPage> {
  const page = await openPage(browser, screen);
  await becomeVisitor(browser, page);
  const rounds: Round[] = [];
  const left = () => (values.short ? 1 - rounds.length : roundsLeft(rounds));
  while (left() > 0) rounds.push(await measureRound(port, page));
  const path = new URL(page.address).pathname;
  return { name: screen.name, path, isIndexed: indexed.has(path), rounds };
}

/** The address of the screen, and the cookies of the visitor who has come there. */
async function openPage(opened: Browser, screen: Screen): Promise<PageToMeasure> {
  const context = await opened.newContext({ locale: "sv-SE" });
  try {
    const address = await findAddress(context, base, screen);
    return { address, cookies: await context.cookies() };
  } finally {
    await context.close();
  }
}
