import { createDeskStore } from "#adapters/postgres/desk-store.ts";
import { createSimulatorDesk } from "#adapters/simulators/simulator-desk.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { DeskPages } from "#http/contract/page-services.ts";
import { createDeskJourney } from "#journeys/desk/desk-journey.ts";
import type { SeenFaultStore } from "#journeys/faults/seen-fault.port.ts";
import { executeCheck, CHECK_WORKFLOW } from "#journeys/desk/execute-check.workflow.ts";
import { sweepChecks } from "#journeys/desk/sweep-checks.ts";
import type { PlaceOrderPorts } from "#journeys/order/place-order.ports.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type DeskResources = Pick<Resources, "pool" | "cipher" | "lookupHash" | "starter">;

/** The staff's half: finding orders, reading them and commenting on them. */
export function createDesk(
  resources: DeskResources & Pick<Resources, "config" | "clock" | "logger" | "verticals">,
  { mailing, faults }: { readonly mailing: Mailing; readonly faults: { readonly store: SeenFaultStore } },
) {
  const { config, starter, clock, logger, verticals } = resources;
  const desk = createDeskJourney({
    desk: createDeskStore(resources),
    faults: faults.store,
    starter,
    clock,
    startFailed: (orderId, error) =>
      logger.warn("a check was not started, left to the sweep", { workflowId: orderId, error }),
    mail: mailing,
    verticals,
  });
  // None in production, where the outside world is the real one.
  const simulators = config.environment === "production" ? undefined : createSimulatorDesk(config.providersUrl);
  return { pages: (): DeskPages => ({ desk, simulators }) };
}

/** The worker's half: executes what staff has found out. */
export function createDeskJobs(resources: DeskResources, placing: PlaceOrderPorts): Jobs {
  const desk = createDeskStore(resources);
  const { starter } = resources;
  return {
    workflow: {
      name: CHECK_WORKFLOW,
      remembersMs: 400 * DAY_MS,
      body: (durable) => executeCheck(durable, { ...placing, desk }),
    },
    sweeps: [{ job: "sweepChecks", run: () => sweepChecks({ desk, starter }) }],
  };
}
