import { readFileSync } from "node:fs";
import { FAILING, HANGING, listScenarios } from "./scenarios.ts";
import { type EveningResult, type Percentiles, simulateEvening } from "./simulate-evening.ts";

/** docs/scale/simulation.json: what the evenings gave, for the page. The same inputs give the same file. */
export interface Simulation {
  readonly searchCpuMs: number;
  readonly evenings: readonly EveningRecord[];
}

export interface EveningRecord {
  readonly name: string;
  readonly searches: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly withEight: number;
  readonly withAll: number;
  readonly listMs: Percentiles;
  readonly endMs: Percentiles;
  readonly mostQueued: number;
  readonly retries: number;
  readonly asked: number;
  readonly shared: number;
  readonly cached: number;
  readonly overLimit: number;
  readonly failing: OutageRecord;
  readonly hanging: OutageRecord;
  /** Each five seconds: searches begun, and requests that reached the failing insurer, a second. */
  readonly series: { readonly searches: readonly number[]; readonly arrived: readonly number[] };
}

export interface OutageRecord {
  readonly offered: number;
  readonly arrived: number;
}

export const SERIES_STEP_S = 5;
const MOST_PRICES = 12;
const MANY_PRICES = 8;

export async function simulateAll(searchCpuMs: number, limitsPerSecond: readonly number[]): Promise<Simulation> {
  const evenings: EveningRecord[] = [];
  for (const { name, evening } of listScenarios({ searchCpuMs, limitsPerSecond }))
    evenings.push(recordOf(name, await simulateEvening(evening)));
  return { searchCpuMs, evenings };
}

function recordOf(name: string, result: EveningResult): EveningRecord {
  const { searches, refused, givenUp, listMs, endMs, mostQueued, retries, quotes, providers } = result;
  const outage = (at: number): OutageRecord => ({
    offered: providers[at]?.offeredInOutage ?? 0,
    arrived: providers[at]?.arrivedInOutage ?? 0,
  });
  return {
    name,
    searches,
    refused,
    givenUp,
    withEight: round3(result.shareWithPrices(MANY_PRICES)),
    withAll: round3(result.shareWithPrices(MOST_PRICES)),
    listMs,
    endMs,
    mostQueued,
    retries,
    ...quotes,
    overLimit: providers.reduce((sum, each) => sum + each.overLimit, 0),
    failing: outage(FAILING),
    hanging: outage(HANGING),
    series: {
      searches: perStep(result.bySecond),
      arrived: perStep(providers[FAILING]?.arrivedBySecond ?? []),
    },
  };
}

const perStep = (bySecond: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(bySecond.length / SERIES_STEP_S) }, (_, step) => {
    const part = bySecond.slice(step * SERIES_STEP_S, (step + 1) * SERIES_STEP_S);
    return Math.round((part.reduce((sum, count) => sum + count, 0) / SERIES_STEP_S) * 10) / 10;
  });

const round3 = (value: number): number => Math.round(value * 1000) / 1000;

export const readSimulation = (file: string): Simulation => JSON.parse(readFileSync(file, "utf8")) as Simulation;
