import { BENCHES, type BenchName, type Goal, GOALS } from "./goals.ts";
import { formatTable } from "./markdown.ts";
import { type BenchLine, type BenchRun, isComparison, isLoad, type Measurement } from "./measurements.ts";

/** Every figure with its goal, before and after. */
export function ratioTable(before: Measurement, after: Measurement | undefined): string {
  const rows = BENCHES.flatMap((bench) => {
    const names = new Set([...namesOf(before.benches[bench]), ...namesOf(after?.benches[bench])]);
    const failed = after?.benches[bench]?.failed;
    return [
      ...[...names].map((name) => rowOf(bench, name, before, after)),
      ...(failed ? [[bench, "", "", "", `failed: ${failed}`, "", "", "", "no"]] : []),
    ];
  });
  return formatTable(
    [
      "figure",
      "goal",
      "before, quiet",
      "before",
      "after",
      "ratio after",
      "spread",
      "processor µs before, after",
      "reached",
    ],
    rows,
  );
}

/** Costs are shown in tables of their own. */
const namesOf = (run: BenchRun | undefined): string[] =>
  (run?.lines ?? []).filter((line) => isComparison(line) || isLoad(line)).map(({ name }) => name);

function rowOf(bench: BenchName, name: string, before: Measurement, after: Measurement | undefined): string[] {
  const goal = GOALS.find((each) => each.bench === bench && name.startsWith(each.figure));
  const [earlier, now] = [before, after].map((measured) =>
    measured?.benches[bench]?.lines.find((line) => line.name === name),
  );
  const shown = isLoadName(bench) ? `${name}, ${bench.split(" ")[1]}/s` : name;
  return [
    shown,
    goal ? describeGoal(goal) : "",
    before.quiet?.[isLoadName(bench) ? bench : name] ?? "",
    earlier ? describe(earlier) : "",
    now ? describe(now) : "",
    now && isComparison(now) ? String(now.ratio) : "",
    now && isComparison(now) ? now.spread.join(" to ") : "",
    [earlier, now].map((line) => (line && "cpuUsPerOp" in line ? String(line.cpuUsPerOp) : "–")).join(", "),
    goal ? (now ? (isReached(goal, now) ? "yes" : "no") : "not measured") : "",
  ];
}

const isLoadName = (bench: BenchName): boolean => bench.startsWith("load-search");

function describeGoal({ ratio, cpuUs, p99Ms }: Goal): string {
  return [
    ...(ratio === undefined ? [] : [`ratio ${ratio}`]),
    ...(cpuUs === undefined ? [] : [`at most ${cpuUs} µs`]),
    ...(p99Ms === undefined ? [] : [`p99 under ${p99Ms} ms, none failed`]),
  ].join(", ");
}

function describe(line: BenchLine): string {
  if (isComparison(line)) return `${line.ours} of ${line.bare} ${line.unit}, ratio ${line.ratio}`;
  if (isLoad(line)) return `p50 ${line.p50Ms}, p99 ${line.p99Ms} ms, ${line.failed} of ${line.searches} failed`;
  return "";
}

/** A load that fails searches is fast for the others: it has not reached anything. */
export function isReached({ ratio, cpuUs, p99Ms }: Goal, line: BenchLine): boolean {
  if (isLoad(line)) return p99Ms !== undefined && line.p99Ms < p99Ms && line.failed === 0;
  if (!isComparison(line)) return false;
  return (ratio === undefined || line.ratio >= ratio) && (cpuUs === undefined || line.cpuUsPerOp <= cpuUs);
}
