import { calls } from "./bench/calls.ts";
import { compare, compareWhere, type ContestBench } from "./bench/contest.ts";
import { benchCosts, SHORT_COSTS, WHOLE_COSTS } from "./bench/costs.ts";
import { loadSearch } from "./bench/load-search.ts";
import { BusyMachine, type MachineState, watchMachine } from "./bench/machine.ts";
import { type BenchLength, type Comparison, SHORT, WHOLE } from "./bench/measure.ts";
import { orders } from "./bench/orders.ts";
import { benchOverload } from "./bench/overload/overload.ts";
import { progress } from "./bench/progress.ts";
import { search } from "./bench/search.ts";
import { ssr } from "./bench/ssr.ts";
import { WHOLE_PERIODS } from "./bench/statements/fill.ts";
import { measureStatements } from "./bench/statements/statements.ts";
import { writeStatements } from "./bench/statements/write-statements.ts";
import { measureSweep, simulateWatches } from "./bench/watches.ts";

/**
 * `npm run bench -- search|ssr|progress|orders|calls [--json]`: ours beside the bare limit, in turns in the same run, five rounds with
 * their spread. `search --vertical car,house [--speed instant|real]` asks for each of those named. With `--where` each shows instead what
 * an operation costs each process, with a profile of our own.
 *
 * `load-search [a second] [seconds]`, `overload [repeats]` and `watches [1000000]` have no bare limit: searches at an even pace, the
 * capacity of a node and its behaviour at ten times that, and a year of watches against the limits of the providers.
 *
 * `statements [--rows 20000,2000000,20000000] [--write]` measures every hot statement in a database that grows to those sizes, and fails
 * when one of them reads more pages with it; `--write` writes docs/statements.md.
 * `costs`: what a search, a poll and an order use of everything: processors, statements, bytes, commands, connections.
 *
 * A busy machine is refused; `--force` measures anyway. `--short` shows that a measurement works, in seconds;
 * `--rounds 3` takes fewer rounds than five.
 */
const [name = "", ...options] = process.argv.slice(2);
const isShort = options.includes("--short");
const isWhere = options.includes("--where");
const roundsAt = options.indexOf("--rounds");
const length: BenchLength = isShort
  ? SHORT
  : { ...WHOLE, ...(roundsAt === -1 ? {} : { rounds: Number(options[roundsAt + 1]) }) };
const numbers = options
  .filter((option, at) => /^\d+$/.test(option) && (roundsAt === -1 || at !== roundsAt + 1))
  .map(Number);

/** The required capacity of a node: two hundred searches a second for a minute. */
const LOAD = isShort ? { perSecond: 5, seconds: 2 } : { perSecond: 200, seconds: 60 };
/** Long enough for queues to build up, short enough for a shared machine. */
const OVERLOAD = isShort ? { roundMs: 1_000, repeats: 1 } : { roundMs: 8_000, repeats: 3 };
const STATEMENTS = isShort
  ? { repeats: 10, days: { searches: 10, measurements: 20 } }
  : { repeats: 200, days: WHOLE_PERIODS };
const STATEMENT_ROWS = isShort ? [2_000, 20_000] : [20_000, 2_000_000, 20_000_000];
const WATCHES = isShort ? 5_000 : 1_000_000;

/** What is measured, as soon as it is: all of it takes minutes. A comparison has a bare limit, anything else is shown as it is. */
type Measured = Comparison | object;

/** With a bare limit: each in turns beside it, or with `--where` by what it costs each process. */
const contest = (bench: ContestBench) => (isWhere ? compareWhere(bench, length) : compare(bench, length));

const benches: Readonly<Record<string, () => AsyncIterable<Measured>>> = {
  async *search() {
    for (const vertical of listAfter("--vertical") ?? ["car"])
      for (const speed of ["instant", "real"] as const)
        if (!options.includes("--speed") || options.includes(speed)) yield* contest(search(vertical, speed));
  },
  ssr: () => contest(ssr("car")),
  progress: () => contest(progress("car")),
  orders: () => contest(orders),
  calls: () => contest(calls),
  costs: () => benchCosts(isShort ? SHORT_COSTS : WHOLE_COSTS),
  async *"load-search"() {
    const [perSecond = LOAD.perSecond, seconds = LOAD.seconds] = numbers;
    yield await loadSearch("car", { perSecond, durationMs: seconds * 1000 });
  },
  async *overload() {
    yield await benchOverload({ ...OVERLOAD, repeats: numbers[0] ?? OVERLOAD.repeats });
  },
  async *statements() {
    const rows = listAfter("--rows")?.map(Number) ?? STATEMENT_ROWS;
    const measured = await measureStatements({ rows, ...STATEMENTS });
    yield measured;
    if (options.includes("--write")) writeStatements(measured);
    if (measured.grown.length > 0)
      throw new Error(`these read more pages with more rows:\n${measured.grown.join("\n")}`);
  },
  async *watches() {
    const count = numbers[0] ?? WATCHES;
    const simulation = simulateWatches(count);
    yield simulation;
    yield await measureSweep(count);
    if (simulation.exceeded > 0) throw new Error(`${simulation.exceeded} runs were over a provider's limit`);
  },
};

function listAfter(option: string): string[] | undefined {
  const at = options.indexOf(option);
  return at === -1 ? undefined : (options[at + 1] ?? "").split(",");
}

const isComparison = (measured: Measured): measured is Comparison => "bare" in measured && "ratio" in measured;

function describe(measured: Measured): string {
  if (options.includes("--json")) return JSON.stringify(measured);
  if (!isComparison(measured)) return JSON.stringify(measured, null, 2);
  const { ours, bare, unit, ratio, spread, rounds, cpuUsPerOp, bareCpuUsPerOp } = measured;
  const bareCpu = bareCpuUsPerOp === undefined ? "" : `, ${bareCpuUsPerOp} µs bare`;
  return `${measured.name}: ${ours} of ${bare} ${unit} bare, ratio ${ratio} (${spread.join(" to ")} in ${rounds} rounds); ${cpuUsPerOp} µs of our processor each${bareCpu}`;
}

function describeMachine({ load, busyShare, stealShare }: MachineState): string {
  if (options.includes("--json")) return JSON.stringify({ machine: { load, busyShare, stealShare } });
  return `Machine: load ${load}, ${Math.round(busyShare * 100)} % busy before the run, ${Math.round(stealShare * 100)} % stolen during it.`;
}

async function run(): Promise<number> {
  const bench = benches[name];
  if (!bench) {
    console.error(`Name one of: ${Object.keys(benches).join(", ")}`);
    return 2;
  }
  try {
    const machine = await watchMachine(isShort || options.includes("--force"));
    for await (const measured of bench()) console.log(describe(measured));
    console.log(describeMachine(machine()));
    return 0;
  } catch (error) {
    console.error(error instanceof BusyMachine ? error.message : error);
    return 1;
  }
}

// What a failed run has left open must not hold the process.
process.exit(await run());
