import type { MeterResult } from "./compute-meter.ts";
import type { AskedUse, MeterMessage, MeterReply, PrepareMessage } from "./meter-thread.ts";

/** What is used of a worker. */
export interface MeterWorker {
  postMessage(message: MeterMessage): void;
  addEventListener(type: "message", listen: (event: { readonly data: MeterReply }) => void): void;
  addEventListener(type: "error", listen: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

/** Reads and prices in a worker of its own. */
export interface Meter {
  /** Rejects when the worker fails; the meter is then of no more use. */
  compute(use: AskedUse): Promise<MeterResult>;
  close(): void;
}

interface Waiting {
  resolve(result: MeterResult): void;
  reject(error: Error): void;
}

// The bundler finds the worker's file by this expression, written as it is.
const createWorker = (): MeterWorker => new Worker(new URL("./meter-worker.ts", import.meta.url), { type: "module" });

/** The worker is started at once and prepares what does not depend on the use. */
export function openMeter(premises: Promise<PrepareMessage>, create: () => MeterWorker = createWorker): Meter {
  const worker = create();
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  const prepared = premises.then((message) => worker.postMessage(message));
  worker.addEventListener("message", ({ data }) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ("failure" in data) one?.reject(new Error(data.failure));
    else one?.resolve(data.result);
  });
  worker.addEventListener("error", ({ message }) => fail(new Error(message ?? "The worker failed.")));
  return {
    compute: async (use) => {
      await prepared;
      if (failure !== undefined) throw failure;
      const id = (asked += 1);
      return new Promise<MeterResult>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
        worker.postMessage({ kind: "compute", id, use });
      });
    },
    close: () => {
      worker.terminate();
      fail(new Error("The meter is closed."));
    },
  };
}
