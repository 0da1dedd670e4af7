import type { Comparison } from "./bench/measure.ts";
import { benchSearch } from "./bench/search.ts";
import { benchSsr } from "./bench/ssr.ts";

/** `npm run bench -- search|ssr [--json]`: ours beside the bare limit, in the same run. */
const benches: Readonly<Record<string, () => Promise<Comparison[]>>> = {
  search: async () => [await benchSearch("car", "instant"), await benchSearch("car", "real"), await benchSsr("car")],
  ssr: async () => [await benchSsr("car")],
};

const [name = "", ...options] = process.argv.slice(2);
const bench = benches[name];
if (!bench) {
  console.error(`Name one of: ${Object.keys(benches).join(", ")}`);
  process.exit(2);
}
for (const result of await bench()) {
  if (options.includes("--json")) console.log(JSON.stringify(result));
  else {
    const { ours, bare, unit, ratio, cpuUsPerOp } = result;
    console.log(
      `${result.name}: ${ours} of ${bare} ${unit} bare, ratio ${ratio}; ${cpuUsPerOp} µs of our processor each`,
    );
  }
}
