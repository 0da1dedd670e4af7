/**
 * Gathers concurrent writes into one statement. A single write is sent at once; while `maxUnderWay` statements run, further
 * writes wait and are sent together. So batches grow with load and no write waits for a timer.
 */
export interface Batcher<Item, Result> {
  readonly add: (item: Item) => Promise<Result>;
}

export interface BatcherOptions<Item, Result> {
  readonly maxItems: number;
  readonly maxUnderWay: number;
  /** Gives one result per item, in their order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** True when one item may have caused it: then the batch is split, so that the others are not failed by it. */
  readonly isItemsFault: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export function createBatcher<Item, Result>(options: BatcherOptions<Item, Result>): Batcher<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || underWay >= options.maxUnderWay) return;
    isScheduled = true;
    // Not at once: whatever else this turn of the event loop adds joins the same statement.
    setImmediate(() => {
      isScheduled = false;
      while (waiting.length > 0 && underWay < options.maxUnderWay) launch();
    });
  }

  function launch(): void {
    const batch = waiting.length > options.maxItems ? waiting.splice(0, options.maxItems) : waiting;
    if (batch === waiting) waiting = [];
    underWay += 1;
    void runBatch(options, batch).finally(() => {
      underWay -= 1;
      schedule();
    });
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        schedule();
      }),
  };
}

/** Never rejects: every failure goes to the callers it belongs to. */
async function runBatch<Item, Result>(
  options: BatcherOptions<Item, Result>,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await options.run(batch.map(({ item }) => item));
    if (results.length !== batch.length) throw new Error(`${batch.length} items gave ${results.length} results`);
    for (const [at, caller] of batch.entries()) caller.resolve(results[at] as Result);
  } catch (error) {
    if (batch.length === 1 || !options.isItemsFault(error)) {
      for (const caller of batch) caller.reject(error);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await runBatch(options, batch.slice(0, half));
    await runBatch(options, batch.slice(half));
  }
}
