/** What one operation uses of everything, averaged over many. */
export interface OperationCost {
  readonly name: "idle second" | "search" | "poll" | "order";
  readonly operations: number;
  /** How long it took: sweeps and probes go on meanwhile, as an idle second shows. */
  readonly seconds: number;
  /** Processor time in µs, by process. */
  readonly cpuUs: Readonly<Record<string, number>>;
  readonly sql: { readonly statements: number; readonly walBytes: number; readonly storedBytes: number };
  readonly redis: { readonly commands: number; readonly memoryBytes: number };
  /** Of the engine: entries of its journal, and what it had written to its disk. */
  readonly engine: { readonly journalEntries: number; readonly diskBytes: number };
  /** Bytes by link, both directions, and connections open at once while it was measured. */
  readonly network: Readonly<Record<string, { readonly bytes: number; readonly connections: number }>>;
}
