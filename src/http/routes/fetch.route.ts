import { fetchCallPath } from "#domain/addresses/fetch-call-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/fetch.schema.ts";
import * as present from "#http/presenters/fetch.ts";
import type { Asker } from "#journeys/identity/asker.port.ts";
import type { FetchableVertical, FetchAsk, FetchJourney } from "#journeys/fetch/fetch-journey.ts";
import type { SearchJourney } from "#journeys/search/search-journey.ts";

export interface FetchCallPorts {
  readonly journey: FetchJourney;
  readonly searches: Pick<SearchJourney, "find">;
  /** The search an offer of the owner's came from. */
  readonly searchOfResult: (resultId: string, owner: string) => Promise<string | undefined>;
}

/** Each answer shows whether a person owns a vehicle, so the limit prevents trying many. */
const OWNER_LIMIT = { name: "fetch-owner", windowMs: 10 * MINUTE_MS, limit: 40, failClosed: true };
/** Each is a login at an insurer. An office may share one address. */
const INIT_LIMIT = { name: "fetch-init", windowMs: 10 * MINUTE_MS, limit: 40, failClosed: true };
/** The documented poll is one in two seconds; several tabs must fit. */
const POLL_LIMIT = { name: "fetch-poll", windowMs: MINUTE_MS, limit: 300 };

/** For each vertical whose insurances can be fetched. */
export const fetchCalls = (ports: FetchCallPorts, vertical: FetchableVertical): Call[] => [
  ownerInfoCall(ports, vertical),
  initCall(ports, vertical),
  pollCall(ports, vertical),
  checkCall(ports, vertical),
  cancelCall(ports, vertical),
];

function ownerInfoCall(ports: FetchCallPorts, vertical: FetchableVertical): Call {
  return defineCall({
    method: "POST",
    path: fetchCallPath(vertical.description, "ownerInfo"),
    summary: "Whether the visitor may fetch what they have today, and from whom",
    input: schema.ownerInfoBodySchema,
    output: schema.ownerInfoDataSchema,
    access: "visitor",
    asksAbout: "person",
    limit: OWNER_LIMIT,
    async handle(input, request) {
      const ask = await askOf(ports, vertical, input, request);
      if (!ask) return { kind: "not-found" };
      const info = await ports.journey.ownerInfo(vertical, ask, input.flow === "cancellation");
      if (!info.ok) return { kind: "invalid", errors: info.errors };
      return { kind: "ok", value: present.presentOwnerInfo(info.value, ports.journey.consent) };
    },
  });
}

function initCall(ports: FetchCallPorts, vertical: FetchableVertical): Call {
  return defineCall({
    method: "POST",
    path: fetchCallPath(vertical.description, "init"),
    summary: "Begins to fetch what the visitor has today, with their consent; calls off what they had under way",
    input: schema.initFetchBodySchema,
    output: schema.initFetchDataSchema,
    access: "visitor",
    asksAbout: "person",
    limit: INIT_LIMIT,
    async handle(input, request) {
      const ask = await askOf(ports, vertical, input, request);
      if (!ask) return { kind: "not-found" };
      const begun = await ports.journey.begin(vertical, {
        ...ask,
        shopId: input.shopid,
        loginMethod: input.loginmethod,
        isConsented: input.consent === "true",
        consentVersion: input.consentversion,
        returnPath: input.returnpath,
      });
      return begun.kind === "invalid" ? begun : { kind: "ok", value: present.presentBegun(begun) };
    },
  });
}

function pollCall({ journey }: FetchCallPorts, vertical: FetchableVertical): Call {
  return defineCall({
    method: "POST",
    path: fetchCallPath(vertical.description, "poll"),
    summary: "The state of a fetch, with the BankID code of this second",
    input: schema.pollFetchBodySchema,
    output: schema.pollFetchDataSchema,
    access: "visitor",
    isBackground: true,
    limit: POLL_LIMIT,
    async handle({ fetchdataid }, request) {
      const fetch = await journey.follow(vertical, fetchdataid ?? "", await askerOf(request));
      return fetch ? { kind: "ok", value: present.presentPoll(fetch) } : { kind: "not-found" };
    },
  });
}

function checkCall({ journey }: FetchCallPorts, vertical: FetchableVertical): Call {
  return defineCall({
    method: "POST",
    path: fetchCallPath(vertical.description, "check"),
    summary: "The result of a fetch",
    input: schema.checkFetchBodySchema,
    output: schema.checkFetchDataSchema,
    access: "visitor",
    isBackground: true,
    limit: POLL_LIMIT,
    async handle({ fetchdataid }, request) {
      const fetch = await journey.follow(vertical, fetchdataid, await askerOf(request));
      return fetch
        ? { kind: "ok", value: present.presentCheck(fetch, withheldFields(vertical)) }
        : { kind: "not-found" };
    },
  });
}

function cancelCall({ journey }: FetchCallPorts, vertical: FetchableVertical): Call {
  return defineCall({
    method: "POST",
    path: fetchCallPath(vertical.description, "cancel"),
    summary: "Calls a fetch off; also sent by a page that is being left",
    input: schema.cancelFetchBodySchema,
    output: schema.cancelFetchDataSchema,
    access: "visitor",
    isBackground: true,
    limit: POLL_LIMIT,
    async handle({ fetchdataid }, { visitor }) {
      const isKnown = await journey.cancel(fetchdataid, visitor.owner());
      return isKnown ? { kind: "ok", value: { Result: {} } } : { kind: "not-found" };
    },
  });
}

const withheldFields = ({ personalFields, shownPersonalFields = [] }: FetchableVertical): readonly string[] =>
  personalFields.filter((name) => !shownPersonalFields.includes(name));

interface SubjectInput {
  readonly carregnumber?: string | undefined;
  readonly civicnumber?: string | undefined;
  readonly searchid?: string | undefined;
  readonly resultid?: string | undefined;
}

/** Undefined when a search or a result is named that is not the visitor's. */
async function askOf(
  { searches, searchOfResult }: FetchCallPorts,
  vertical: FetchableVertical,
  { carregnumber, civicnumber, searchid, resultid }: SubjectInput,
  request: CallRequest,
): Promise<FetchAsk | undefined> {
  const { owner, personId } = await askerOf(request);
  const given = { registrationNumber: carregnumber, personalNumber: civicnumber };
  const ask = { owner, personId, asker: request.asker(), given };
  if (searchid === undefined && resultid === undefined) return { ...ask, stored: undefined };
  const searchId = searchid ?? (await searchOfResult(resultid ?? "", owner));
  const seen = searchId === undefined ? undefined : await searches.find(vertical.description.name, owner, searchId);
  return seen && { ...ask, stored: vertical.current?.subject(seen.search) };
}

async function askerOf({ visitor, session }: CallRequest): Promise<Asker> {
  return { owner: visitor.owner(), personId: (await session())?.personId };
}
