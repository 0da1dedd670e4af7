import type { BrowserName } from "./driver.ts";

export interface JourneyResult {
  readonly browser: BrowserName;
  readonly version: string;
  readonly journey: string;
  readonly seconds: number;
  /** Undefined when every step was passed and the browser reported no error. */
  readonly fault: string | undefined;
  /** How often the driver stopped answering, so that the journey began again in a new browser. */
  readonly hangs: number;
}

export interface BrowsersReport {
  readonly name: "browsers";
  readonly results: readonly JourneyResult[];
}

/** As each journey ends. */
export const describeResult = (result: JourneyResult): string =>
  [`${result.browser}: ${result.journey}: ${outcomeOf(result)}`, ...(result.fault?.split("\n") ?? [])].join("\n  ");

/** For people, and for docs/browsers.md: a row per journey, a column per browser. */
export function browsersTable({ results }: BrowsersReport): string {
  const journeys = [...new Set(results.map(({ journey }) => journey))];
  const browsers = [...new Set(results.map(headOf))];
  const cellOf = (journey: string, browser: string): string => {
    const found = results.find((result) => result.journey === journey && headOf(result) === browser);
    return found ? outcomeOf(found) : "";
  };
  const lines = journeys.map((journey) => [journey, ...browsers.map((browser) => cellOf(journey, browser))]);
  const head = ["journey", ...browsers];
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((cells) => cells[at]?.length ?? 0)));
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [write(head), write(widths.map((width) => "-".repeat(width))), ...lines.map(write)].join("\n");
}

const headOf = ({ browser, version }: JourneyResult): string => `${browser} ${version}`;

const outcomeOf = ({ fault, seconds, hangs }: JourneyResult): string =>
  `${fault === undefined ? "passed" : "failed"}, ${seconds.toFixed(1)} s${hangs > 0 ? `, driver hung ${hangs}×` : ""}`;
