import { z } from "zod";
import { askExpertCallPath, expertChallengeCallPath } from "#domain/addresses/content-call-paths.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { type Call, defineCall } from "#http/calls/call.ts";
import { askedExpertSchema, askExpertSchema, workChallengeSchema } from "#http/contract/expert.schema.ts";
import type { ExpertJourney } from "#journeys/expert/expert-journey.ts";

export const EXPERT_LIMIT = { name: "expert-ask", windowMs: HOUR_MS, limit: 10 };

export const expertCalls = (journey: ExpertJourney): Call[] => [
  defineCall({
    method: "GET",
    path: expertChallengeCallPath(),
    summary: "The work a browser does before it may send a question",
    input: z.object({}),
    output: workChallengeSchema,
    access: "public",
    isBackground: true,
    limit: { name: "expert-challenge", windowMs: HOUR_MS, limit: 120 },
    handle: async () => ({ kind: "ok", value: { Result: { ...(await journey.challenge()) } } }),
  }),
  defineCall({
    method: "POST",
    path: askExpertCallPath(),
    summary: "A question to the expert panel; without a proof of work the address must be confirmed first",
    input: askExpertSchema,
    output: askedExpertSchema,
    access: "public",
    limit: EXPERT_LIMIT,
    async handle({ website, ...asked }) {
      const done = await journey.ask({ ...asked, trap: website });
      return done.ok
        ? { kind: "ok", value: { Result: { State: done.value } } }
        : { kind: "invalid", errors: done.errors };
    },
  }),
];
