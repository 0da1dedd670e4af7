import { systemClock } from "#platform/clock.ts";
import type { Victim } from "./fault-world.ts";
import type { Kill } from "./kill-plan.ts";

/** Kills and restarts at the planned times; resolves when all are up again. */
export async function executeKills(
  victims: Readonly<Record<string, Victim>>,
  kills: readonly Kill[],
  log: (line: string) => void,
): Promise<void> {
  await Promise.all(
    kills.map(async ({ victim, atMs, downMs }) => {
      const service = victims[victim];
      if (!service) return;
      await systemClock.sleep(atMs);
      await service.kill9();
      await systemClock.sleep(downMs);
      const restartedFrom = performance.now();
      await service.restart();
      const backMs = performance.now() - restartedFrom;
      log(`${seconds(atMs)}: killed ${victim}, down ${seconds(downMs)}, back after ${seconds(backMs)}`);
    }),
  );
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
