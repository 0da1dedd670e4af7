import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";
import { ROOT } from "#tools/processes/paths.ts";
import type { CpuProfile } from "../profile.ts";

/** Opens the inspector of every program of a stack on a free port, which it writes to its log. */
export const INSPECTED = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** Both from 0. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface ProfileShare {
  readonly group: string;
  /** Of the time in which the process did anything. */
  readonly share: number;
}

export interface ProfileSummary {
  readonly groups: readonly ProfileShare[];
  /** The functions that took most themselves, with their file. */
  readonly functions: readonly ProfileShare[];
}

type FileOf = (frame: CallFrame) => string;

/** Where the time of a process was spent itself, not in what it called: by package or by folder of ours. */
export function summarizeProfile(profile: CpuProfile, fileOf: FileOf = createFileFinder()): ProfileSummary {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame as CallFrame]));
  const groups = new Map<string, number>();
  const functions = new Map<string, number>();
  let busyUs = 0;
  for (const [at, id] of profile.samples.entries()) {
    const frame = frames.get(id);
    if (!frame || NOT_WORK.has(frame.functionName)) continue;
    // The difference belongs to the sample before it: the next one starts where this one ends.
    const tookUs = profile.timeDeltas[at + 1] ?? 0;
    const file = fileOf(frame);
    busyUs += tookUs;
    add(groups, groupOf(frame, file), tookUs);
    add(functions, `${frame.functionName || "(anonymous)"} ${file}`, tookUs);
  }
  return { groups: sharesOf(groups, busyUs), functions: sharesOf(functions, busyUs).slice(0, MOST_FUNCTIONS) };
}

const MOST_FUNCTIONS = 40;
const NOT_WORK: ReadonlySet<string> = new Set(["(idle)", "(root)"]);

const add = (sums: Map<string, number>, name: string, us: number): void =>
  void sums.set(name, (sums.get(name) ?? 0) + us);

const sharesOf = (sums: ReadonlyMap<string, number>, allUs: number): ProfileShare[] =>
  Array.from(sums, ([group, us]) => ({ group, share: Math.round((us / Math.max(1, allUs)) * 1000) / 1000 })).toSorted(
    (a, b) => b.share - a.share,
  );

/** A package by its name, our own code by its folder, Node by its module. */
export function groupOf({ functionName, url }: Pick<CallFrame, "functionName" | "url">, file: string): string {
  if (functionName === "(garbage collector)") return "garbage collection";
  if (functionName === "(program)") return "sockets, timers and other native code";
  if (url === "") return BUILT_IN.find(([pattern]) => pattern.test(functionName))?.[1] ?? "built-in functions";
  if (url.startsWith("node:")) return `node: ${NODE_GROUPS.find(([pattern]) => pattern.test(url))?.[1] ?? "other"}`;
  const [, packaged] = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(file) ?? [];
  if (packaged !== undefined) return packaged;
  const parts = file.split("/");
  const deep = parts[0] === "src" && !SHALLOW.has(parts[1] ?? "") ? 3 : 2;
  return parts.slice(0, Math.min(deep, Math.max(1, parts.length - 1))).join("/");
}

const SHALLOW: ReadonlySet<string> = new Set(["http", "main", "domain"]);

const BUILT_IN: readonly (readonly [RegExp, string])[] = [
  [/^(writev|writeUtf8String|writeLatin1String|writeBuffer|readStart|shutdown|connect)$/, "writes to sockets"],
  [/^(parse|stringify)$/, "JSON"],
  [/(RegExp)|^(exec|test|replace|\[Symbol)/, "regular expressions"],
];

const NODE_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/crypto/, "crypto"],
  [/http|_http/, "http"],
  [/net|stream|tls|dns/, "sockets and streams"],
  [/timers|async_hooks|process\/task|promises|queues|event/, "timers, events and queues"],
  [/buffer|string_decoder|encoding|url|querystring/, "buffers, text and addresses"],
];

/** A file of ours by its source, also when it runs from the build. */
export function createFileFinder(): FileOf {
  const maps = new Map<string, SourceMap | undefined>();
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith("file:")) return url;
    const path = fileURLToPath(url);
    if (!maps.has(path)) maps.set(path, readMap(`${path}.map`));
    const entry = maps.get(path)?.findEntry(lineNumber, columnNumber);
    const source = entry && "originalSource" in entry ? entry.originalSource : undefined;
    return source ? source.replace(/^(\.\.\/)+/, "") : path.replace(`${ROOT}/`, "");
  };
}

const readMap = (path: string): SourceMap | undefined =>
  existsSync(path)
    ? new SourceMap(JSON.parse(readFileSync(path, "utf8")) as ConstructorParameters<typeof SourceMap>[0])
    : undefined;
