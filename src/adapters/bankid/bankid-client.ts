import { readFileSync } from "node:fs";
import type { BankId, BankIdFault, BankIdOrder, BankIdSignature } from "#journeys/bankid/bankid.port.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { OutboundReply } from "#platform/outbound/outbound-request.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { BANKID_PATHS, type OrderRequestWire, type StartRequestWire, VISIBLE_TEXT_LIMITS } from "./bankid.wire.ts";
import { readError, readStart, readState } from "./read-bankid-answer.ts";

export const BANKID_TARGET = "bankid";

export interface BankIdPorts {
  readonly outbound: Pick<Outbound, "send">;
  /** Our public domain. */
  readonly domain: string;
  readonly logger: Logger;
}

type Operation = keyof typeof BANKID_PATHS;

/** BankID answers within a second; a person is waiting. */
const START_DEADLINE_MS = 8_000;
const COLLECT_DEADLINE_MS = 4_000;

export function createBankId({ outbound, domain, logger }: BankIdPorts): BankId {
  const ask = async <Answer>(
    operation: Operation,
    body: StartRequestWire | OrderRequestWire,
    read: (text: string) => Answer | undefined,
  ): Promise<Answer | BankIdFault> => {
    const isStart = operation === "auth" || operation === "sign";
    const outcome = await outbound.send(
      BANKID_TARGET,
      {
        method: "POST",
        path: BANKID_PATHS[operation],
        // Exactly this: BankID refuses a content type with a character set.
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      },
      // The poller repeats a collect at BankID's interval. A start is never repeated.
      { deadlineMs: isStart ? START_DEADLINE_MS : COLLECT_DEADLINE_MS, repeatable: false },
    );
    if (outcome.kind === "failed") {
      logger.warn("bankid not reached", { target: BANKID_TARGET, kind: operation, reason: outcome.reason });
      return NO_ANSWER;
    }
    const answer = outcome.status === 200 ? read(outcome.body) : undefined;
    return answer ?? faultOf(operation, outcome, logger);
  };
  return {
    authenticate: (order) => ask("auth", startRequest("auth", order, domain), readStart),
    sign: (order) => ask("sign", signRequest(order, domain), readStart),
    collect: (orderRef) => ask("collect", { orderRef }, (text) => readState(text, orderRef)),
    cancel: (orderRef) => ask("cancel", { orderRef }, () => ({ kind: "cancelled" }) as const),
  };
}

const NO_ANSWER: BankIdFault = { kind: "no-answer" };

/** Its details may repeat what we sent, so only the code is logged. */
function faultOf(operation: Operation, { status, body, headers }: OutboundReply, logger: Logger): BankIdFault {
  const errorCode = status === 200 ? undefined : readError(body, status);
  logger.warn("bankid gave no answer", { target: BANKID_TARGET, kind: operation, status, code: errorCode });
  if (errorCode === undefined) return NO_ANSWER;
  const resetS = Number(headers["ratelimit-reset"]);
  const hasRetryTime = status === 429 && resetS > 0;
  return {
    kind: "refused",
    errorCode,
    ...(hasRetryTime ? { retryAfterMs: Math.min(resetS * 1000, MAX_WAIT_MS) } : {}),
  };
}

/** A visitor does not wait longer than this for a login. */
const MAX_WAIT_MS = 30_000;

/** BankID's limit. */
const MAX_USER_AGENT_CHARS = 256;

function startRequest(operation: "auth" | "sign", order: BankIdOrder, domain: string): StartRequestWire {
  const { endUserIp, personalNumber, returnUrl } = order;
  const userVisibleData = Buffer.from(order.visibleText, "utf8").toString("base64");
  if (userVisibleData.length > VISIBLE_TEXT_LIMITS[operation]) throw new Error(`too long a text for ${operation}`);
  return {
    endUserIp,
    // BankID stops a login that it considers high risk; the risk it reports for the others is stored.
    requirement: { risk: "moderate", ...(personalNumber === undefined ? {} : { personalNumber }) },
    returnRisk: true,
    ...(returnUrl === undefined ? {} : { returnUrl }),
    userVisibleData,
    userVisibleDataFormat: "simpleMarkdownV1",
    web: {
      deviceIdentifier: order.deviceIdentifier,
      referringDomain: domain,
      // BankID requires at least one character, and a browser may send none.
      userAgent: order.userAgent.slice(0, MAX_USER_AGENT_CHARS) || "-",
    },
  };
}

function signRequest(order: BankIdSignature, domain: string): StartRequestWire {
  const request = startRequest("sign", order, domain);
  if (order.hiddenText === undefined) return request;
  return { ...request, userNonVisibleData: Buffer.from(order.hiddenText, "utf8").toString("base64") };
}

export interface BankIdAddress {
  readonly bankIdUrl: string;
  readonly bankIdCertificateFile: string;
  readonly bankIdKeyFile: string;
  readonly bankIdIssuerFile: string;
}

/** An answer with a signature and its OCSP response has about forty kilobytes. */
const MAX_ANSWER_BYTES = 512 * 1024;

/**
 * Reads the certificate at once: a wrong path stops the program when it starts, not at the first login. Only BankID's own issuer
 * is trusted, not those the machine trusts.
 */
export function bankIdTarget(address: BankIdAddress): TargetSettings {
  return {
    baseUrl: address.bankIdUrl,
    maxInFlight: 32,
    maxQueued: 64,
    maxBodyBytes: MAX_ANSWER_BYTES,
    tls: {
      cert: readPem("SPARV_BANKID_CERTIFICATE_FILE", address.bankIdCertificateFile),
      key: readPem("SPARV_BANKID_KEY_FILE", address.bankIdKeyFile),
      ca: readPem("SPARV_BANKID_ISSUER_FILE", address.bankIdIssuerFile),
    },
  };
}

function readPem(key: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`${key} names a file that cannot be read`, { cause });
  }
}
