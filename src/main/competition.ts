import { createCompetitionStore } from "#adapters/postgres/competition-store.ts";
import type { StorePorts } from "#adapters/postgres/store-ports.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { competition } from "#domain/competition/competition.ts";
import { type CompetitionJourney, createCompetitionJourney } from "#journeys/competition/competition-journey.ts";
import { DRAW_WORKFLOW, drawMonth } from "#journeys/competition/draw-month.workflow.ts";
import { sweepDraws } from "#journeys/competition/sweep-draws.ts";
import type { Clock } from "#platform/clock.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { agreedTextVersion } from "#platform/crypto/sha256.ts";
import type { Durable, WorkflowStarter } from "#platform/engine/durable.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { competitionEntryTexts } from "#web/content/competition/competition-entry.texts.sv.ts";
import { competitionMonthPath } from "#domain/addresses/content-paths.ts";
import type { Sweep } from "./run-sweeps.ts";

interface CompetitionSetup extends StorePorts {
  readonly verticals: readonly AnyVerticalServer[];
  readonly clock: Clock;
}

/** The visitors' half: signing up, and what any visitor may check. */
export function createCompetition({ verticals, clock, ...stored }: CompetitionSetup): CompetitionJourney {
  return createCompetitionJourney({
    store: createCompetitionStore(stored),
    vertical: verticals.find(({ description }) => description.serviceName === competition.serviceName)?.description
      .name,
    declarationVersion: agreedTextVersion(competitionEntryTexts.declaration),
    sha256: sha256Hex,
    newSeed: randomToken,
    newId: randomId,
    clock,
  });
}

interface DrawSetup extends StorePorts {
  readonly publicOrigin: string;
  readonly starter: WorkflowStarter;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The worker's half: draws a month, and notices that a draw is due. */
export function createDraws({ publicOrigin, starter, clock, logger, ...stored }: DrawSetup) {
  const store = createCompetitionStore(stored);
  const sweep: Sweep = {
    job: "sweepDraws",
    run: () => sweepDraws({ store, sha256: sha256Hex, newSeed: randomToken, clock, starter }),
  };
  return {
    workflow: {
      name: DRAW_WORKFLOW,
      remembersMs: 400 * DAY_MS,
      body: (durable: Durable) =>
        drawMonth(durable, {
          store,
          starter,
          sha256: sha256Hex,
          newId: randomId,
          startFailed: (mailId, error) => logger.warn("mail not started, left to the sweep", { mailId, error }),
          pageUrl: (month) => publicOrigin + competitionMonthPath(month),
        }),
    },
    sweep,
  };
}
