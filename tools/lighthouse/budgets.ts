import { markdownTable } from "#tools/docs/generated/markdown-table.ts";

/** Lighthouse's own names. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof CATEGORIES)[number];
export type Scores = Readonly<Record<Category, number>>;

/** One run of Lighthouse over a page. */
export interface Round {
  readonly scores: Scores;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly kib: number;
  /** The audits that cost points, by their id; of performance those that count and are below 0.9. */
  readonly failed: readonly string[];
}

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Whether search engines may list it: otherwise its score for them is not asked for. */
  readonly isIndexed: boolean;
  readonly rounds: readonly Round[];
}

/** Out of 100. */
export const BUDGET: Scores = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/**
 * For a run beside others, as in CI: the simulated phone's processor is computed from times that were measured here, so a busy machine costs points that the page
 * has not lost. A page under this one has become slow for another reason.
 */
export const BUSY_PERFORMANCE = 70;

/** The round in the middle by performance, with the lowest scores of all rounds in what does not depend on time. */
export function middleOf(rounds: readonly Round[]): Round {
  const ascending = rounds.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const middle = ascending[Math.floor(ascending.length / 2)];
  if (!middle) throw new Error("no round was measured");
  const lowest = (category: Category) => Math.min(...rounds.map(({ scores }) => scores[category]));
  return {
    ...middle,
    scores: {
      performance: middle.scores.performance,
      accessibility: lowest("accessibility"),
      "best-practices": lowest("best-practices"),
      seo: lowest("seo"),
    },
    failed: [...new Set(rounds.flatMap(({ failed }) => failed))].toSorted(),
  };
}

/** So far apart, three rounds show the machine rather than the page. */
const NOISY_POINTS = 4;
const ROUNDS = 3;
const NOISY_ROUNDS = 5;

/** How many rounds the page still needs. */
export function roundsLeft(rounds: readonly Round[]): number {
  if (rounds.length < ROUNDS) return ROUNDS - rounds.length;
  const performance = rounds.map(({ scores }) => scores.performance);
  const isNoisy = Math.max(...performance) - Math.min(...performance) > NOISY_POINTS;
  return isNoisy ? Math.max(0, NOISY_ROUNDS - rounds.length) : 0;
}

/** What is under the budget, each as a line. */
export function underBudget(page: MeasuredPage, budget: Scores): string[] {
  const { scores, failed } = middleOf(page.rounds);
  const asked = CATEGORIES.filter((category) => category !== "seo" || page.isIndexed);
  return asked
    .filter((category) => scores[category] < budget[category])
    .map(
      (category) =>
        `${page.name}: ${category} ${scores[category]}, and the budget is ${budget[category]} (${failed.join(", ") || "no audit failed"})`,
    );
}

const HEAD = [
  "page",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "LCP ms",
  "TBT ms",
  "CLS",
  "KiB",
  "rounds",
] as const;

/** For docs/lighthouse.md and for a person. */
export const lighthouseTable = (pages: readonly MeasuredPage[]): string => markdownTable(HEAD, pages.map(cellsOf));

function cellsOf({ name, isIndexed, rounds }: MeasuredPage): string[] {
  const { scores, lcpMs, tbtMs, cls, kib } = middleOf(rounds);
  return [
    name,
    String(scores.performance),
    String(scores.accessibility),
    String(scores["best-practices"]),
    isIndexed ? String(scores.seo) : "not asked",
    lcpMs.toLocaleString("en"),
    tbtMs.toLocaleString("en"),
    String(Math.round(cls * 1000) / 1000),
    String(kib),
    String(rounds.length),
  ];
}
