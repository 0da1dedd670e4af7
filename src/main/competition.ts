import { createCompetitionStore } from "#adapters/postgres/competition-store.ts";
import { competitionMonthPath } from "#domain/addresses/content-paths.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import type { CompetitionPages } from "#http/contract/page-services.ts";
import { competitionCalls } from "#http/routes/competition.route.ts";
import { createCompetitionJourney } from "#journeys/competition/competition-journey.ts";
import { DRAW_WORKFLOW, drawMonth } from "#journeys/competition/draw-month.workflow.ts";
import { sweepDraws } from "#journeys/competition/sweep-draws.ts";
import { agreedTextVersion, sha256Hex } from "#platform/crypto/sha256.ts";
import { randomId, randomToken } from "#platform/ids.ts";
import { competitionEntryTexts } from "#web/content/competition/competition-entry.texts.sv.ts";
import type { Mailing } from "./mail.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type CompetitionResources = Pick<Resources, "config" | "pool" | "cipher" | "lookupHash" | "clock">;

/** Signing up, and what any visitor may check. */
export function createCompetition(resources: CompetitionResources & Pick<Resources, "verticals">) {
  const journey = createCompetitionJourney({
    store: createCompetitionStore(resources),
    verticals: resources.verticals,
    declarationVersion: agreedTextVersion(competitionEntryTexts.declaration),
    sha256: sha256Hex,
    newSeed: randomToken,
    newId: randomId,
    clock: resources.clock,
  });
  return {
    calls: competitionCalls(journey),
    pages: ({ visitor, session, asker }: Reader): CompetitionPages => ({
      competition: {
        // A visitor without a cookie has bought nothing, and gets no cookie for reading the page.
        purchases: async () => (visitor.isKnown() || (await session()) ? journey.purchases(await asker()) : []),
        enter: async (orderId, hasDeclared) => journey.enter(orderId, hasDeclared, await asker()),
        published: () => journey.published(),
        month: (month) => journey.month(month),
      },
    }),
  };
}

/** Draws a month, and notices that a draw is due. */
export function createCompetitionJobs(
  resources: CompetitionResources & Pick<Resources, "starter">,
  mailing: Mailing,
): Jobs {
  const { config, clock, starter } = resources;
  const store = createCompetitionStore(resources);
  const pageUrl = (month: string) => config.publicOrigin + competitionMonthPath(month);
  return {
    workflow: {
      name: DRAW_WORKFLOW,
      remembersMs: 400 * DAY_MS,
      body: (durable) => drawMonth(durable, { ...mailing, store, sha256: sha256Hex, pageUrl }),
    },
    sweeps: [
      {
        job: "sweepDraws",
        run: () => sweepDraws({ store, sha256: sha256Hex, newSeed: randomToken, clock, starter }),
      },
    ],
  };
}
