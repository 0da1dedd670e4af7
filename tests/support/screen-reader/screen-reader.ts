import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { build, type Rolldown } from "vite";

const ENTRY = fileURLToPath(new URL("./in-page.ts", import.meta.url));

/** One for all the files of a process. */
let bundled: Promise<string> | undefined;

/** The reader as one script. */
function readerSource(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: ENTRY, formats: ["iife"], name: "bundledReader" } },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [chunk] = [made].flat().flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error("the screen reader was not bundled");
  // What it bundles reads variables of Node.
  return `{ const process = { env: {} }; ${chunk.code} }`;
}

interface InPage {
  readonly screenReader: {
    readAloud(selector: string): Promise<string[]>;
    announceTo(report: (phrase: string) => void): Promise<void>;
  };
  readonly reportAnnounced: (phrase: string) => Promise<void>;
}

/** What a screen reader reads from the beginning of an element to its end. */
export async function readAloud(page: Page, selector = "body"): Promise<string[]> {
  // Evaluated through the debugger, not as a script tag: the page's own content policy stays in force.
  await page.evaluate(await readerSource());
  return page.evaluate((each) => (globalThis as unknown as InPage).screenReader.readAloud(each), selector);
}

/** What every page of the context announces from now on without being read, in order; a repetition at once is one announcement. */
export async function listenTo(context: BrowserContext): Promise<readonly string[]> {
  const announced: string[] = [];
  await context.exposeBinding("reportAnnounced", (_source, phrase: string) => {
    const isCleared = /^(polite|assertive): *$/.test(phrase);
    if (!isCleared && announced.at(-1) !== phrase) announced.push(phrase);
  });
  const source = await readerSource();
  await context.addInitScript({
    content: `if (self === top) document.addEventListener("DOMContentLoaded", () => { ${source}; screenReader.announceTo(reportAnnounced); });`,
  });
  return announced;
}
