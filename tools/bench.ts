import type { Comparison } from "./bench/measure.ts";
import { loadSearch } from "./bench/load-search.ts";
import { benchOrders } from "./bench/orders.ts";
import { benchOverload } from "./bench/overload/overload.ts";
import { benchProgress } from "./bench/progress.ts";
import { benchSearch, SHORT, WHOLE } from "./bench/search.ts";
import { benchSsr } from "./bench/ssr.ts";
import { measureSweep, simulateWatches } from "./bench/watches.ts";

/**
 * `npm run bench -- search|ssr|progress|orders [--json]`: ours beside the bare limit, in the same run. `search --vertical
 * car,house` asks for each of those named, `--short` for a few seconds of each. `load-search [a second] [seconds]` has no bare limit, nor has `overload [repeats]`:
 * the capacity of a node, and its behaviour at ten times that. `watches [1000000]` plays a year of watches against the limits of the
 * providers, and measures the sweep of as many that are due at once.
 */
const benches: Readonly<Record<string, () => AsyncIterable<Comparison> | Promise<Comparison[]>>> = {
  search: searchBenches,
  ssr: async () => [await benchSsr("car")],
  progress: () => benchProgress("car"),
  orders: async () => [await benchOrders()],
};

/** Yields each result as soon as it is ready: all of them take minutes. */
async function* searchBenches(): AsyncIterable<Comparison> {
  const length = options.includes("--short") ? SHORT : WHOLE;
  for (const vertical of verticalsAsked()) {
    yield await benchSearch(vertical, "instant", length);
    yield await benchSearch(vertical, "real", length);
  }
  if (!options.includes("--vertical")) yield await benchSsr("car");
}

/** The required capacity of a node: two hundred searches a second for a minute. */
const LOAD = { perSecond: 200, seconds: 60 };

const [name = "", ...options] = process.argv.slice(2);
if (name === "load-search") {
  const [perSecond = LOAD.perSecond, seconds = LOAD.seconds] = options
    .filter((option) => /^\d+$/.test(option))
    .map(Number);
  console.log(JSON.stringify(await loadSearch("car", { perSecond, durationMs: seconds * 1000 })));
  process.exit(0);
}
/** Long enough for queues to build up, short enough for a shared machine. */
const OVERLOAD_ROUND_MS = 8_000;
if (name === "overload") {
  const repeats = Number(options.find((option) => /^\d+$/.test(option)) ?? 3);
  const report = await benchOverload({ roundMs: OVERLOAD_ROUND_MS, repeats });
  console.log(JSON.stringify(report, null, options.includes("--json") ? 0 : 2));
  process.exit(0);
}
const WATCHES = 1_000_000;
if (name === "watches") {
  const count = Number(options.find((option) => /^\d+$/.test(option)) ?? WATCHES);
  const simulation = simulateWatches(count);
  console.log(JSON.stringify(simulation, null, options.includes("--json") ? 0 : 2));
  console.log(JSON.stringify(await measureSweep(count), null, options.includes("--json") ? 0 : 2));
  process.exit(simulation.exceeded === 0 ? 0 : 1);
}
function verticalsAsked(): string[] {
  const at = options.indexOf("--vertical");
  return at === -1 ? ["car"] : (options[at + 1] ?? "").split(",");
}

const bench = benches[name];
if (!bench) {
  console.error(`Name one of: ${[...Object.keys(benches), "load-search", "overload", "watches"].join(", ")}`);
  process.exit(2);
}
const results = bench();
for await (const result of Symbol.asyncIterator in results ? results : await results) {
  if (options.includes("--json")) console.log(JSON.stringify(result));
  else {
    const { ours, bare, unit, ratio, cpuUsPerOp, bareCpuUsPerOp } = result;
    const bareCpu = bareCpuUsPerOp === undefined ? "" : `, ${bareCpuUsPerOp} µs bare`;
    console.log(
      `${result.name}: ${ours} of ${bare} ${unit} bare, ratio ${ratio}; ${cpuUsPerOp} µs of our processor each${bareCpu}`,
    );
  }
}
