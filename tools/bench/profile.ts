/** A part of the code and what it used itself, in microseconds per operation. */
export interface ProfiledPart {
  readonly where: string;
  readonly usPerOp: number;
  /** The functions of it that used most. */
  readonly most: readonly string[];
}

/** As V8 writes it. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

export interface Profiler {
  start(): Promise<void>;
  stop(): Promise<CpuProfile>;
  close(): void;
}

const SAMPLE_US = 500;
const LISTED_PARTS = 24;
const LISTED_FUNCTIONS = 4;

/** Of a process that was started with `--inspect=127.0.0.1:0`, by what it has written since. */
export async function openProfiler(log: string): Promise<Profiler> {
  const url = /ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/.exec(log)?.[0];
  if (url === undefined) throw new Error("no inspector: start the process with --inspect=127.0.0.1:0");
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error(`no inspector at ${url}`)), { once: true });
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { readonly id?: number; readonly result?: unknown };
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let sent = 0;
  const send = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  return {
    async start() {
      await send("Profiler.enable");
      await send("Profiler.setSamplingInterval", { interval: SAMPLE_US });
      await send("Profiler.start");
    },
    stop: async () => ((await send("Profiler.stop")) as { readonly profile: CpuProfile }).profile,
    close: () => socket.close(),
  };
}

/** What each package or folder used itself, without what it called. */
export function groupProfile(
  { nodes, samples, timeDeltas }: CpuProfile,
  operations: number,
  most = LISTED_PARTS,
): ProfiledPart[] {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const parts = new Map<string, { us: number; functions: Map<string, number> }>();
  for (const [at, id] of samples.entries()) {
    const frame = byId.get(id);
    if (!frame || frame.functionName === "(idle)") continue;
    const us = timeDeltas[at] ?? 0;
    const where = partOf(frame.url, frame.functionName);
    const part = parts.get(where) ?? { us: 0, functions: new Map<string, number>() };
    part.us += us;
    const name = `${frame.functionName || "anonymous"}:${frame.lineNumber + 1}`;
    part.functions.set(name, (part.functions.get(name) ?? 0) + us);
    parts.set(where, part);
  }
  const perOp = (us: number): number => Math.round(us / Math.max(1, operations));
  return [...parts]
    .toSorted(([, a], [, b]) => b.us - a.us)
    .slice(0, most)
    .map(([where, { us, functions }]) => ({
      where,
      usPerOp: perOp(us),
      most: [...functions]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, LISTED_FUNCTIONS)
        .map(([name, own]) => `${name} ${perOp(own)}`),
    }));
}

function partOf(url: string, functionName: string): string {
  const fromPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(url)?.[1];
  if (fromPackage !== undefined) return fromPackage;
  if (url.startsWith("node:")) return url.replace(/^(node:(?:internal\/)?[^/]+).*$/, "$1");
  if (url === "") return functionName.startsWith("(") ? functionName : "native";
  const own = /\/((?:src|simulators|tools|tests|build)\/.*)$/.exec(url)?.[1];
  return own === undefined ? url : own.split("/").slice(0, 4).join("/");
}
