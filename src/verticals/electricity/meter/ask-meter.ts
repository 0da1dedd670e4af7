import type { MeterQuestion, MeterResult } from "./compute-meter.ts";

/** What is used of a worker. */
interface MeterWorker {
  postMessage(question: MeterQuestion): void;
  addEventListener(type: "message", listen: (event: { readonly data: MeterResult }) => void): void;
  addEventListener(type: "error", listen: (event: { readonly message?: string }) => void): void;
  terminate(): void;
}

// The bundler finds the worker's file by this expression, written as it is.
const createWorker = (): MeterWorker => new Worker(new URL("./meter-worker.ts", import.meta.url), { type: "module" });

/** Reads and prices in a worker of its own, ended with the answer. Rejects when the worker fails or the signal aborts. */
export function askMeter(
  question: MeterQuestion,
  { signal, create = createWorker }: { readonly signal?: AbortSignal; readonly create?: () => MeterWorker } = {},
): Promise<MeterResult> {
  return new Promise<MeterResult>((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason as Error);
    const worker = create();
    const end = (): void => {
      worker.terminate();
      signal?.removeEventListener("abort", abort);
    };
    const abort = (): void => {
      end();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener("abort", abort);
    worker.addEventListener("message", ({ data }) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", ({ message }) => {
      end();
      reject(new Error(message ?? "The worker failed."));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(question);
  });
}
