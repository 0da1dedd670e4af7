import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Fault, isCode, isTest, lineAt, readTree, type SourceFile, withoutComments } from "./source-tree.ts";

const RULES = /^ops\/prometheus\/.+\.rules\.yml$/;
const CASES = /^ops\/prometheus\/.+\.test\.yml$/;
const PANELS = /^ops\/dashboards\/.+\.json$/;

/** What Prometheus adds by itself. */
const OWN_SERIES = ["up"];

/** A rule or a panel over a series that does not exist shows nothing and never fires, and no one notices. */
export function findUnknownMetrics(root: string, exported: ReadonlySet<string>): Fault[] {
  const files = readTree(root, (path) => RULES.test(path) || PANELS.test(path));
  const recorded = files.flatMap(({ text }) => [...text.matchAll(/- record: (\S+)/g)].map(([, name = ""]) => name));
  const known = new Set([...exported, ...recorded, ...OWN_SERIES]);
  return files.flatMap((file) =>
    expressionsIn(file).flatMap(({ expression, line }) =>
      [...seriesIn(expression)]
        .filter((name) => !known.has(name))
        .map((name) => ({
          file: file.path,
          line,
          what: `names ${name}, which no program exports and no rule records`,
        })),
    ),
  );
}

const makesMetrics = ({ text }: SourceFile): boolean => text.includes('from "prom-client"');

/**
 * A metric that no code counts passes every other guard, and its alert never fires. `methods` are those through which the product
 * counts; each is called, or handed on, somewhere in the product.
 */
export function findUncountedMetrics(root: string, methods: readonly string[]): Fault[] {
  const product = readTree(root, (path) => path.startsWith("src/") && isCode(path) && !isTest(path));
  const ours = product.filter(makesMetrics);
  const calls = product
    .filter((file) => !makesMetrics(file))
    .map(({ text }) => withoutComments(text))
    .join("\n");
  const uncalled = methods
    .filter((method) => !new RegExp(`\\.${method}\\b`).test(calls))
    .flatMap((method) =>
      ours.slice(0, 1).map(({ path }) => ({
        file: declaredIn(ours, method) ?? path,
        line: 1,
        what: `declares ${method}, which no code of the product calls: the metric stays at zero`,
      })),
    );
  const unused = ours.flatMap(({ path, text }) =>
    [...text.matchAll(/const (\w+) = new (?:Counter|Gauge|Histogram)\(\{\s*name: "(\w+)"/g)].flatMap((made) => {
      const [, variable = "", name = ""] = made;
      const uses = withoutComments(text.slice(made.index + made[0].length)).replaceAll(/.*\.inc\(0\);/g, "");
      const isUsed = new RegExp(`\\b${variable}\\.(?:labels|inc|set|observe|reset)\\(`).test(uses);
      return isUsed
        ? []
        : [{ file: path, line: lineAt(text, made.index), what: `makes ${name}, which nothing counts` }];
    }),
  );
  return [...uncalled, ...unused];
}

const declaredIn = (files: readonly SourceFile[], method: string): string | undefined =>
  files.find(({ text }) => new RegExp(`^  ${method}\\(`, "m").test(text))?.path;

/** Of an expression that is written elsewhere. */
export const findUnknownSeries = (expression: string, exported: ReadonlySet<string>): string[] =>
  [...seriesIn(expression)].filter(
    (name) => !exported.has(name) && !OWN_SERIES.includes(name) && !name.startsWith("slo:"),
  );

/** An alert that no one can act on, or of which it is unknown whether it fires. */
export function findUnfinishedAlerts(root: string): Fault[] {
  const cases = readTree(root, (path) => CASES.test(path)).flatMap(({ text }) => casesIn(text));
  return readTree(root, (path) => RULES.test(path)).flatMap(({ path, text }) =>
    [...text.matchAll(/- alert: (\w+)([\s\S]*?)(?=\n\s*- |$(?![\s\S]))/g)].flatMap(([, name = "", body = ""], at) => {
      const line = lineAt(text, nthIndex(text, "- alert: ", at));
      const runbook = /\brunbook: (docs\/runbooks\/[\w-]+\.md)$/m.exec(body)?.[1];
      const own = cases.filter(({ alert }) => alert === name);
      return [
        ...(runbook !== undefined && existsSync(join(root, runbook)) ? [] : [`${name} names no runbook that exists`]),
        ...(/\bseverity: (?:page|ticket)\b/.test(body) ? [] : [`${name} is neither a page nor a ticket`]),
        ...(own.some(({ fires }) => fires) ? [] : [`${name} has no case in which it fires`]),
        ...(own.some(({ fires }) => !fires) ? [] : [`${name} has no case in which it does not fire`]),
      ].map((what) => ({ file: path, line, what }));
    }),
  );
}

/** The names of the series that a text of the exposition format declares, those of a histogram with their suffixes. */
export function seriesOf(exposition: string): Set<string> {
  return new Set(
    [...exposition.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((suffix) => name + suffix) : [name],
    ),
  );
}

interface Expression {
  readonly expression: string;
  readonly line: number;
}

function expressionsIn({ path, text }: SourceFile): Expression[] {
  if (PANELS.test(path))
    return [...text.matchAll(/"expr": ("(?:\\.|[^"\\])*")/g)].map((found) => ({
      expression: JSON.parse(found[1] ?? '""') as string,
      line: lineAt(text, found.index),
    }));
  return [...text.matchAll(/^( *)expr: (?:\|-\n((?:\1 +.*\n)+)|(.+)$)/gm)].map((found) => ({
    expression: found[2] ?? found[3] ?? "",
    line: lineAt(text, found.index),
  }));
}

const NO_SERIES = new Set(["and", "or", "unless", "bool", "offset"]);

function seriesIn(expression: string): Set<string> {
  const bare = expression
    .replaceAll(/"(?:\\.|[^"\\])*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "");
  const names = [...bare.matchAll(/(?<![\w.:])[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name);
  return new Set(names.filter((name) => !NO_SERIES.has(name)));
}

function casesIn(text: string): { readonly alert: string; readonly fires: boolean }[] {
  return [...text.matchAll(/alertname: (\w+),?\s*exp_alerts:\s*(\[\])?/g)].map(([, alert = "", none]) => ({
    alert,
    fires: none === undefined,
  }));
}

function nthIndex(text: string, part: string, count: number): number {
  let at = text.indexOf(part);
  for (let seen = 0; seen < count; seen += 1) at = text.indexOf(part, at + 1);
  return at;
}
