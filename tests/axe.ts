import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

/** WCAG 2.2 AA and everything it builds on. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails with one readable line per element that breaks an accessibility rule. Where every order is signed the journeys show the same pages
 * once more, and only what they lead to is tested: a check is most of the processor time of such a journey.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env["SPARV_ORDER_SIGNATURE"] === "all") return;
  const violations = await findViolations(page);
  if (violations.length === 0) return;
  const list = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.target.join(" ")}\n    ${node.html.slice(0, 200)}`),
  );
  throw new Error(`${page.url()} breaks ${violations.length} accessibility rules:\n  ${list.join("\n  ")}`);
}

export interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly target: readonly string[] }[];
}

export async function findViolations(page: Page): Promise<AxeViolation[]> {
  await page.evaluate(settle);
  // Evaluated through the debugger, not as a script tag: the page's own content policy stays in force.
  const isLoaded = await page.evaluate(() => "axe" in globalThis);
  if (!isLoaded) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run(on: Node, options: unknown): Promise<AxeResults> } };
    interface AxeResults {
      violations: { id: string; help: string; nodes: { html: string; target: string[] }[] }[];
    }
    // Behind an open modal nothing can be reached: the page there is checked where no modal covers it.
    const isBehind = document.querySelector("main")?.closest('[inert], [aria-hidden="true"]');
    const modals = isBehind ? document.querySelectorAll('[role="dialog"]:not([inert] *, [aria-hidden="true"] *)') : [];
    const inFront = document.querySelector("dialog:modal") ?? [...modals].at(-1) ?? document;
    const { violations } = await axe.run(inFront, {
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, target }) => ({ html, target })),
    }));
  }, TAGS);
}

/**
 * Waits until fades have ended; an endless animation, such as a spinner, is checked as it is. Checks
 * twice: what the page does after a scroll begins one frame after it. A frame that is not rendered, or an
 * animation that is paused, never ends: three seconds are more than any fade takes.
 */
async function settle(): Promise<void> {
  const atMost = (waited: Promise<unknown>) =>
    Promise.race([waited, new Promise((resolve) => setTimeout(resolve, 3_000))]);
  for (let times = 0; times < 2; times++) {
    await atMost(new Promise(requestAnimationFrame));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)));
    await atMost(Promise.allSettled(ending.map(({ finished }) => finished)));
  }
}
