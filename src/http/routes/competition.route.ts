import { competitionCallPath } from "#domain/addresses/content-call-paths.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { competitionErrorTexts } from "#http/contract/competition.texts.sv.ts";
import {
  competitionBodySchema,
  type CompetitionData,
  competitionDataSchema,
} from "#http/contract/competition.schema.ts";
import type { CompetitionJourney, EnterOutcome } from "#journeys/competition/competition-journey.ts";

/** Done once a purchase. */
export const ENTRY_LIMIT = { name: "competition", limit: 20, windowMs: 60_000 };

export const competitionCalls = (journey: Pick<CompetitionJourney, "enter">): Call[] => [
  defineCall({
    method: "POST",
    path: competitionCallPath(),
    summary: "Signs a purchase of the visitor's own up for the draw of its month, once",
    input: competitionBodySchema,
    output: competitionDataSchema,
    access: "visitor",
    limit: ENTRY_LIMIT,
    async handle({ orderId, declared }, { visitor, session }) {
      const asker = { owner: visitor.owner(), personId: (await session())?.personId };
      const outcome = await journey.enter(orderId, declared === "true", asker);
      if (outcome.kind !== "refused") return { kind: "ok", value: present(outcome) };
      if (outcome.why === "not-bought") return { kind: "not-found" };
      if (outcome.why === "too-late") return { kind: "refused", status: "TooLate", value: TOO_LATE };
      return { kind: "invalid", errors: [{ field: "declared", message: competitionErrorTexts.declared }] };
    },
  }),
];

const TOO_LATE: CompetitionData = { Result: { State: "TOO_LATE", Month: null, Ticket: null, Salt: null } };

const present = ({ kind, month, receipt }: Exclude<EnterOutcome, { kind: "refused" }>): CompetitionData => ({
  Result: {
    State: kind === "entered" ? "ENTERED" : "ALREADY",
    Month: month,
    Ticket: receipt.ticket,
    Salt: receipt.salt,
  },
});
