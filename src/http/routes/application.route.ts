import { applicationCallPath, applicationsCallPath } from "#domain/addresses/account-call-paths.ts";
import type { Application } from "#domain/account/application.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/application.schema.ts";
import { presentApplications } from "#http/presenters/application.ts";
import type { AccountJourney } from "#journeys/account/account-journey.ts";

export type ApplicationReader = Pick<AccountJourney, "applications" | "application">;

/** A page asks for what is open a few times a minute; an office may share one address. */
const APPLICATION_LIMIT = { name: "applications", limit: 240, windowMs: 60_000 };

export const applicationCalls = (journey: ApplicationReader): Call[] => [listCall(journey), readCall(journey)];

/** Requested by pages on their own: it extends no session. */
function listCall(journey: ApplicationReader): Call {
  return defineCall({
    method: "GET",
    path: applicationsCallPath(),
    summary: "The applications of who is logged in, newest first",
    input: schema.applicationsQuerySchema,
    output: schema.applicationsDataSchema,
    access: "session",
    isBackground: true,
    limit: APPLICATION_LIMIT,
    async handle(_input, request) {
      return found(await journey.applications(await personOf(request)));
    },
  });
}

function readCall(journey: ApplicationReader): Call {
  return defineCall({
    method: "GET",
    path: applicationCallPath(),
    summary: "One application of who is logged in, by its hash",
    input: schema.applicationQuerySchema,
    output: schema.applicationsDataSchema,
    access: "session",
    isBackground: true,
    limit: APPLICATION_LIMIT,
    async handle({ applicationHash }, request) {
      const application = await journey.application(await personOf(request), applicationHash);
      return application ? found([application]) : { kind: "not-found" };
    },
  });
}

/** OP-10: these two are documented without Data around their result. Both are there. */
function found(applications: readonly Application[]) {
  const value = presentApplications(applications);
  return { kind: "ok", value, beside: { Result: value.Result } } as const;
}

async function personOf({ session }: CallRequest): Promise<string> {
  const live = await session();
  if (!live) throw new Error("a call for a logged-in person was let through without a session");
  return live.personId;
}
