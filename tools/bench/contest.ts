import { type Stack, startStack } from "#tools/processes/stack.ts";
import type { World } from "#tools/processes/world.ts";
import { cpuUsOf } from "./cpu-time.ts";
import { type BenchLength, closedLoop, type Comparison, takeTurns } from "./measure.ts";
import { INSPECTED, measureWhere, type Where } from "./where.ts";

/** An operation of ours beside the same without us: the bare limit. */
export interface Contest {
  readonly name: string;
  readonly unit: string;
  readonly clients: number;
  readonly ours: { readonly operation: () => Promise<void>; readonly pid: number };
  /** Without a process of its own it runs in this one. */
  readonly bare: { readonly operation: () => Promise<void>; readonly pid?: number };
  /** Rejects when a process of the measurement has ended: it would never end itself. */
  readonly died?: Promise<never>;
  /** For `--where`: the program whose profile is taken, and what else uses time. */
  readonly where?: { readonly log: string; readonly processes: Readonly<Record<string, number>> };
}

/** A row of the table of benches that have a bare limit: a world, and what is compared in it. */
export interface ContestBench {
  readonly world: World;
  /** Closes what it has opened when the last contest is over. */
  contests(stack: Stack): AsyncIterable<Contest>;
}

/** Each contest in turns of ours and of the bare limit. */
export async function* compare({ world, contests }: ContestBench, length: BenchLength): AsyncIterable<Comparison> {
  const stack = await startStack(world);
  try {
    for await (const { ours, bare, died, ...named } of contests(stack)) {
      const { pid } = bare;
      const turns = takeTurns({
        ...named,
        length,
        ours: { operation: ours.operation, cpuUs: () => cpuUsOf(ours.pid) },
        bare: { operation: bare.operation, ...(pid === undefined ? {} : { cpuUs: () => cpuUsOf(pid) }) },
      });
      yield await (died ? Promise.race([turns, died]) : turns);
    }
  } finally {
    await stack.stop();
  }
}

/** What an operation costs each process, with a profile of one of ours. */
export async function* compareWhere(bench: ContestBench, { roundMs }: BenchLength): AsyncIterable<Where> {
  const stack = await startStack({ ...bench.world, env: { ...bench.world.env, ...INSPECTED } });
  try {
    for await (const { name, clients, ours, where, died } of bench.contests(stack)) {
      const run = async (): Promise<number> => (await closedLoop(clients, roundMs, ours.operation)).operations;
      await run();
      const measuring = measureWhere(
        {
          name,
          processes: where?.processes ?? {},
          databaseUrl: stack.directEnv["SPARV_DATABASE_URL"] ?? "",
          redisUrl: stack.directEnv["SPARV_REDIS_URL"],
          inspectorLog: () => stack.readLogs(where?.log).join(""),
        },
        run,
      );
      yield await (died ? Promise.race([measuring, died]) : measuring);
    }
  } finally {
    await stack.stop();
  }
}

/** Our own node by its address on this machine: a name would be looked up for each connection. */
export const nodeUrlOf = ({ nodes: [node] }: Stack): string => new URL(node?.url ?? "").origin;
