import { readFileSync } from "node:fs";
import type { OperationCost } from "#tools/bench/cost-world.ts";
import type { LoadResult } from "#tools/bench/load-search.ts";
import type { MachineState } from "#tools/bench/machine.ts";
import type { Comparison } from "#tools/bench/measure.ts";
import type { BenchName } from "./goals.ts";

/** One measurement of everything, as docs/scale holds it. */
export interface Measurement {
  readonly measuredAt: string;
  readonly commit: string;
  readonly machine: string;
  /** How it was measured, where that matters for what it shows. */
  readonly note?: string;
  /** Figures of an earlier revision, from another machine that did nothing else. */
  readonly quiet?: Readonly<Record<string, string>>;
  readonly benches: Partial<Readonly<Record<BenchName, BenchRun>>>;
}

export interface BenchRun {
  readonly lines: readonly BenchLine[];
  readonly machine?: MachineState;
  /** Why there are no lines, or not all. */
  readonly failed?: string;
}

/** Measurements from before have no figures of the node. */
export type LoadLine = Omit<LoadResult, "node"> & Partial<Pick<LoadResult, "node">>;
export type BenchLine = Comparison | LoadLine | OperationCost;

export const isComparison = (line: BenchLine): line is Comparison => "ratio" in line;
export const isLoad = (line: BenchLine): line is LoadLine => "p99Ms" in line;
export const isCost = (line: BenchLine): line is OperationCost => "sql" in line;

/** Reads what a bench has printed with `--json`. */
export function readLines(output: string): Pick<BenchRun, "lines" | "machine"> {
  const printed = output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Printed);
  const machine = printed.find(isMachine)?.machine;
  const lines = printed.filter((line): line is BenchLine => !isMachine(line));
  return { lines, ...(machine ? { machine } : {}) };
}

interface MachineLine {
  readonly machine: MachineState;
}

type Printed = BenchLine | MachineLine;

const isMachine = (line: Printed): line is MachineLine => "machine" in line;

export const readMeasurement = (file: string): Measurement => JSON.parse(readFileSync(file, "utf8")) as Measurement;
