import { type SweepPorts, sweepUnsettled } from "#journeys/order/sweep-unsettled.ts";
import type { Clock } from "#platform/clock.ts";
import { unlessLocked } from "#platform/database/advisory-lock.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import type { Logger } from "#platform/logging/logger.ts";

export interface OrderKeeping extends SweepPorts {
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Resolves when the engine knows this worker. */
  readonly register: () => Promise<void>;
  readonly knownChanged: (isKnown: boolean) => void;
  /** How many orders were open when this process last swept. */
  readonly swept: (openOrders: number) => void;
  readonly signal: AbortSignal;
}

/** How late an order starts whose engine was down when it came. */
const SWEEP_INTERVAL_MS = 5_000;

/**
 * Tells the engine of this worker and sweeps for orders it has not heard of. After a failed sweep it tells the engine
 * again: an engine that has lost its files has also forgotten us. Ends with the signal only.
 */
export async function keepOrdersMoving(keeping: OrderKeeping): Promise<void> {
  const { clock, signal } = keeping;
  try {
    for (;;) {
      await keeping.register();
      keeping.knownChanged(true);
      while (await sweepOnce(keeping)) await clock.sleep(SWEEP_INTERVAL_MS, signal);
      keeping.knownChanged(false);
      await clock.sleep(SWEEP_INTERVAL_MS, signal);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function sweepOnce(keeping: OrderKeeping): Promise<boolean> {
  const { pool, logger } = keeping;
  try {
    await unlessLocked(pool, "sweepOrders", async () => {
      const { told } = await sweepUnsettled(keeping);
      keeping.swept(told);
      if (told > 0) logger.info("orders told to the engine again", { job: "sweep-orders", count: told });
    });
    return true;
  } catch (error) {
    logger.warn("sweep failed", { job: "sweep-orders", error });
    return false;
  }
}
