import { isIP } from "node:net";
import { type StartRequestWire, VISIBLE_TEXT_LIMITS } from "#adapters/bankid/bankid.wire.ts";
import {
  jsonReply,
  type ListeningSystem,
  type Operation,
  type SystemReply,
  type SystemRequest,
  type SystemTools,
} from "#simulators/kernel/system.ts";
import { secureSystem } from "#simulators/secure/secure-system.ts";
import { type ErrorQueue, errorReply, type OperationName, OPERATIONS } from "./error-queue.ts";
import type { Order, OrderBook } from "./order-book.ts";

const RELYING_PARTY = "bankid/rp";

/** BankID's Relying Party API v6.0, over TLS that demands a client certificate. */
export function relyingParty(port: number, book: OrderBook, errors: ErrorQueue, tools: SystemTools): ListeningSystem {
  const collectedMs = new Map<string, number>();
  const answers: Readonly<Record<OperationName, (body: Readonly<Record<string, unknown>>) => SystemReply>> = {
    auth: (body) => start("auth", body, book),
    sign: (body) => start("sign", body, book),
    collect(body) {
      const orderRef = String(body["orderRef"]);
      const nowMs = tools.clock.nowMs();
      const tooSoon = nowMs - (collectedMs.get(orderRef) ?? 0) < COLLECT_INTERVAL_MS;
      collectedMs.set(orderRef, nowMs);
      if (tooSoon) tools.counters.tally(RELYING_PARTY, "collected too soon");
      const answer = book.collect(orderRef);
      return answer ? jsonReply(200, answer) : NO_SUCH_ORDER;
    },
    cancel: (body) => (book.cancel(String(body["orderRef"])) ? jsonReply(200, {}) : NO_SUCH_ORDER),
  };
  return secureSystem({
    target: RELYING_PARTY,
    port,
    latency: { minMs: 20, maxMs: 90 },
    operations: OPERATIONS.flatMap((name): Operation[] => [
      {
        name,
        method: "POST",
        path: `/rp/v6.0/${name}`,
        latencyShare: 1,
        answer: (request) => errors.next(name) ?? withBody(request, answers[name]),
      },
      // How BankID's own sample sees whether its certificate is good.
      {
        name: `get-${name}`,
        method: "GET",
        path: `/rp/v6.0/${name}`,
        latencyShare: 1,
        answer: () => errorReply(405, "methodNotAllowed", "Method not allowed"),
      },
    ]),
  });
}

/** BankID asks relying parties to wait two seconds; counted, not refused. */
const COLLECT_INTERVAL_MS = 2_000;

const invalid = (details: string): SystemReply => errorReply(400, "invalidParameters", details);

const NO_SUCH_ORDER = invalid("No such order");

function withBody(
  { headers, body }: SystemRequest,
  answer: (body: Readonly<Record<string, unknown>>) => SystemReply,
): SystemReply {
  if (headers["content-type"] !== "application/json")
    return errorReply(
      415,
      "unsupportedMediaType",
      "Adding a 'charset' parameter after 'application/json' is not allowed",
    );
  try {
    const read = JSON.parse(body) as unknown;
    if (typeof read === "object" && read !== null) return answer(read as Record<string, unknown>);
  } catch {
    // Answered below.
  }
  return invalid("Invalid parameter");
}

function start(kind: Order["kind"], body: Readonly<Record<string, unknown>>, book: OrderBook): SystemReply {
  const request = body as unknown as StartRequestWire;
  const wrong = Object.entries(RULES).find(([, isRight]) => !isRight(body, kind));
  const unknown = Object.keys(body).find((key) => !Object.hasOwn(RULES, key));
  if (wrong) return invalid(`Invalid ${wrong[0]}`);
  if (unknown !== undefined) return invalid(`Unknown ${unknown}`);
  return jsonReply(200, book.start(kind, request));
}

type Rule = (body: Readonly<Record<string, unknown>>, kind: Order["kind"]) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  endUserIp: ({ endUserIp }) => typeof endUserIp === "string" && isIP(endUserIp) !== 0,
  requirement: ({ requirement }) => {
    const { personalNumber, risk, ...rest } = (requirement ?? {}) as Record<string, unknown>;
    return (
      (personalNumber === undefined || (isText(personalNumber, 12) && /^\d{12}$/.test(personalNumber))) &&
      (risk === undefined || risk === "low" || risk === "moderate") &&
      Object.keys(rest).every((key) => ["pinCode", "mrtd", "cardReader", "certificatePolicies"].includes(key))
    );
  },
  returnUrl: ({ returnUrl }) => returnUrl === undefined || isText(returnUrl, 512),
  returnRisk: ({ returnRisk }) => returnRisk === undefined || typeof returnRisk === "boolean",
  userVisibleData: ({ userVisibleData }, kind) =>
    (userVisibleData === undefined && kind === "auth") ||
    (isText(userVisibleData, VISIBLE_TEXT_LIMITS[kind]) && isBase64(userVisibleData)),
  userVisibleDataFormat: ({ userVisibleDataFormat: format }) =>
    format === undefined || format === "plaintext" || format === "simpleMarkdownV1",
  userNonVisibleData: ({ userNonVisibleData: hidden }, kind) =>
    hidden === undefined || (isText(hidden, kind === "auth" ? 1_500 : 200_000) && isBase64(hidden)),
  web: ({ web, app }) => {
    if (web === undefined) return true;
    const { deviceIdentifier, referringDomain, userAgent } = web as Record<string, unknown>;
    return app === undefined && isText(deviceIdentifier, 256) && isText(referringDomain, 256) && isText(userAgent, 256);
  },
};

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= maxLength;

const isBase64 = (text: string): boolean => Buffer.from(text, "base64").toString("base64") === text;
