import { LOGIN_METHODS, type LoginMethod } from "#domain/fetch/fetch-status.ts";
import type { AvailableCompany, InsuranceData, NewCollection } from "#journeys/fetch/insurance-data.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { OutboundOutcome, OutboundRequest } from "#platform/outbound/outbound-request.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { readId, readJsonRecord, readList, readRecord, readText } from "#verticals/_contract/wire/wire-reading.ts";
import {
  COMPANY_PREFIX,
  INSURANCE_DATA_PATHS as PATHS,
  INSURANCE_DATA_VERSION,
  type StartCollectionWire,
} from "./insurance-data.wire.ts";
import { readInsurances } from "./read-insurances.ts";

export const INSURANCE_DATA_TARGET = "insurance-data";

export interface InsuranceDataPorts {
  readonly outbound: Pick<Outbound, "send">;
  readonly apiKey: string;
  readonly clock: Pick<Clock, "nowMs">;
  readonly logger: Logger;
}

/** A visitor waits for each call. */
const ASK_DEADLINE_MS = 4_000;
const START_DEADLINE_MS = 8_000;
/** Availability changes by the hour, and every visitor asks for it. */
const COMPANIES_CACHE_MS = 60_000;
const MAX_COMPANIES = 500;
/** A QR picture has some kilobytes; a larger value is rejected. */
const MAX_QR_CHARS = 100_000;

const NO_ANSWER = { kind: "no-answer" } as const;
const NOT_FOUND = { kind: "not-found" } as const;

export function createInsuranceData({ outbound, apiKey, clock, logger }: InsuranceDataPorts): InsuranceData {
  const headers = {
    "authorization-token": apiKey,
    "insurely-version": INSURANCE_DATA_VERSION,
    accept: "application/json",
  };
  const send = async (request: Omit<OutboundRequest, "headers">, extra: Record<string, string> = {}) => {
    const isStart = request.method === "POST" && request.path === PATHS.collections;
    const outcome = await outbound.send(
      INSURANCE_DATA_TARGET,
      { ...request, headers: { ...headers, ...extra } },
      { deadlineMs: isStart ? START_DEADLINE_MS : ASK_DEADLINE_MS, repeatable: request.method === "GET" },
    );
    if (outcome.kind === "failed" || (outcome.status >= 400 && outcome.status !== 404))
      logger.warn("aggregator gave no answer", { target: INSURANCE_DATA_TARGET, ...reasonOf(outcome) });
    return outcome;
  };
  let cached: { readonly companies: ReadonlyMap<string, AvailableCompany>; readonly untilMs: number } | undefined;

  return {
    async companies() {
      if (cached && clock.nowMs() < cached.untilMs) return cached.companies;
      const outcome = await send({ method: "GET", path: PATHS.availability });
      const list = bodyOf(outcome);
      const companies = list === undefined ? undefined : readCompanies(list);
      // An outdated list is better than none: the visitor may still try the companies on it.
      if (companies) cached = { companies, untilMs: clock.nowMs() + COMPANIES_CACHE_MS };
      return companies ?? cached?.companies;
    },
    async find(reference) {
      const path = `${PATHS.collections}?externalReference=${encodeURIComponent(reference)}`;
      const list = bodyOf(await send({ method: "GET", path }));
      if (list === undefined) return NO_ANSWER;
      const collections = parse(list);
      if (!Array.isArray(collections)) return NO_ANSWER;
      const collectionId = readId(readRecord(collections[0])?.["id"]);
      if (collectionId !== undefined) return { kind: "found", collectionId };
      return collections.length === 0 ? NOT_FOUND : NO_ANSWER;
    },
    async start(collection) {
      const outcome = await send(
        { method: "POST", path: PATHS.collections, body: JSON.stringify(startOf(collection)) },
        { "content-type": "application/json", "idempotency-key": collection.reference },
      );
      if (outcome.kind === "failed") return { ...NO_ANSWER, isOver: isNeverSent(outcome) };
      const collectionId = outcome.status < 300 ? readId(readJsonRecord(outcome.body)?.["id"]) : undefined;
      if (collectionId !== undefined) return { kind: "started", collectionId };
      if (outcome.status === 404 || outcome.status === 422) return { kind: "not-supported" };
      if (outcome.status >= 400 && outcome.status < 500 && outcome.status !== 429) return { kind: "refused" };
      return { ...NO_ANSWER, isOver: outcome.status >= 300 };
    },
    async status(collectionId) {
      const outcome = await send({ method: "GET", path: PATHS.status(collectionId) });
      if (outcome.kind === "replied" && outcome.status === 404) return NOT_FOUND;
      const wire = readJsonRecord(bodyOf(outcome) ?? "");
      const word = readText(wire?.["status"]);
      if (word === undefined) return NO_ANSWER;
      const extra = readRecord(wire?.["extraInformation"]);
      const interval = wire?.["pollingInterval"];
      return {
        kind: "received",
        statusCode: word,
        qrPng: readPng(extra?.["SWEDISH_BANKID_QRCODE"]),
        autostartToken: readId(extra?.["SWEDISH_MOBILE_BANKID_AUTOSTART_TOKEN"]),
        pollAfterMs: typeof interval === "number" && interval > 0 ? interval : undefined,
      };
    },
    async policies(collectionId) {
      const outcome = await send({ method: "GET", path: PATHS.insurances(collectionId) });
      const body = bodyOf(outcome);
      if (body === undefined) return NO_ANSWER;
      const policies = readInsurances(body);
      return policies ? { kind: "received", policies } : { kind: "unreadable" };
    },
    async cancel(collectionId) {
      const outcome = await send({ method: "POST", path: PATHS.cancel(collectionId) });
      // It has been deleted or has ended already: nothing is left to cancel.
      return outcome.kind === "replied" && (outcome.status < 300 || outcome.status === 404 || outcome.status === 409);
    },
  };
}

export const insuranceDataTarget = ({ insuranceDataUrl }: { readonly insuranceDataUrl: string }): TargetSettings => ({
  baseUrl: insuranceDataUrl,
  maxInFlight: 64,
  maxQueued: 128,
  maxBodyBytes: MAX_ANSWER_BYTES,
});

/** Room for all the insurances of one person. */
const MAX_ANSWER_BYTES = 1024 * 1024;

const startOf = (collection: NewCollection): StartCollectionWire => {
  const { reference, providerSlug, loginMethod, personalNumber, returnUrl } = collection;
  return {
    company: COMPANY_PREFIX + providerSlug,
    loginMethod,
    externalReference: reference,
    parameters: [{ type: "SWEDISH_BANKID", personalNumber }],
    ...(returnUrl === undefined ? {} : { returnUrl }),
  };
};

const bodyOf = (outcome: OutboundOutcome): string | undefined =>
  outcome.kind === "replied" && outcome.status === 200 ? outcome.body : undefined;

const reasonOf = (outcome: OutboundOutcome) =>
  outcome.kind === "failed" ? { reason: outcome.reason } : { status: outcome.status };

const isNeverSent = ({ reason }: Extract<OutboundOutcome, { readonly kind: "failed" }>): boolean =>
  reason === "circuit-open" || reason === "overloaded";

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function readCompanies(body: string): ReadonlyMap<string, AvailableCompany> | undefined {
  const list = parse(body);
  if (!Array.isArray(list)) return undefined;
  return new Map(
    readList(list, MAX_COMPANIES).flatMap((each): [string, AvailableCompany][] => {
      const wire = readRecord(each);
      const company = readId(wire?.["company"]);
      if (company === undefined || !company.startsWith(COMPANY_PREFIX)) return [];
      const offered = readList(wire?.["loginMethods"], 20);
      const loginMethods = LOGIN_METHODS.filter((method: LoginMethod) => offered.includes(method));
      return [[company.slice(COMPANY_PREFIX.length), { isAvailable: wire?.["functional"] === true, loginMethods }]];
    }),
  );
}

const readPng = (value: unknown): string | undefined =>
  typeof value === "string" && value.length <= MAX_QR_CHARS && /^[A-Za-z0-9+/]+={0,2}$/.test(value) ? value : undefined;
