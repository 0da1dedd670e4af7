import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { createSimulatorDesk } from "#adapters/simulators/simulator-desk.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { executeCheck, CHECK_WORKFLOW } from "#journeys/desk/execute-check.workflow.ts";
import { createDeskJourney, type DeskJourney } from "#journeys/desk/desk-journey.ts";
import type { SimulatorDesk } from "#journeys/desk/simulators.port.ts";
import { sweepChecks } from "#journeys/desk/sweep-checks.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import type { Config } from "#platform/config/config.ts";
import type { Clock } from "#platform/clock.ts";
import type { Durable, WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import type { Sweep } from "./run-sweeps.ts";

interface DeskSetup extends StorePorts {
  readonly config: Pick<Config, "environment" | "providersUrl">;
  readonly starter: WorkflowStarter;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly verticals: readonly AnyVerticalServer[];
}

export interface Desk {
  readonly cases: DeskJourney;
  /** None in production, where the outside world is the real one. */
  readonly simulators: SimulatorDesk | undefined;
}

/** The staff's half: finding orders, reading them and commenting on them. */
export const createDesk = ({ config, starter, clock, logger, verticals, ...stored }: DeskSetup): Desk => ({
  cases: createDeskJourney({
    desk: createDeskStore(stored),
    starter,
    clock,
    startFailed: (orderId, error) =>
      logger.warn("a check was not started, left to the sweep", { workflowId: orderId, error }),
    mail: {
      starter,
      startFailed: (mailId, error) => logger.warn("mail not started, left to the sweep", { mailId, error }),
      newId: randomId,
    },
    verticals,
  }),
  simulators: config.environment === "production" ? undefined : createSimulatorDesk(config.providersUrl),
});

interface CheckSetup extends StorePorts {
  readonly placePorts: PlaceOrderPorts;
  readonly starter: WorkflowStarter;
}

/** The worker's half: executes what staff has found out. */
export function createChecks({ placePorts, starter, ...stored }: CheckSetup) {
  const desk = createDeskStore(stored);
  const sweep: Sweep = { job: "sweepChecks", run: () => sweepChecks({ desk, starter }) };
  return {
    workflow: {
      name: CHECK_WORKFLOW,
      remembersMs: 400 * DAY_MS,
      body: (durable: Durable) => executeCheck(durable, { ...placePorts, desk }),
    },
    sweep,
  };
}
