import { readFileSync } from "node:fs";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import type { PersonRegister } from "#journeys/lookup/registers.port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Logger } from "#platform/logging/logger.ts";
import type { Outbound } from "#platform/outbound/outbound.ts";
import type { TargetSettings } from "#platform/outbound/target.ts";
import { readSparAnswer } from "./read-spar-answer.ts";
import { type SparAgreement, sparQuestion } from "./spar-question.ts";

export const SPAR_TARGET = "spar";

export interface SparPorts {
  readonly outbound: Pick<Outbound, "send">;
  readonly agreement: SparAgreement;
  readonly clock: Clock;
  readonly logger: Logger;
}

export function createSparRegister({ outbound, agreement, clock, logger }: SparPorts): PersonRegister {
  return {
    async find(personalNumber, deadlineMs) {
      const question = sparQuestion(personalNumber, agreement);
      const outcome = await outbound.send(SPAR_TARGET, question, { deadlineMs, repeatable: true });
      if (outcome.kind === "failed") return { kind: "unavailable" };
      // A SOAP fault has status 500 and a readable body.
      const reading = readSparAnswer(outcome.body, personalNumber, swedishDate(clock.nowMs()));
      if (reading.kind !== "unreadable") return reading;
      logger.warn("register gave no answer", { target: SPAR_TARGET, status: outcome.status, reason: reading.why });
      return { kind: "unavailable" };
    },
  };
}

export interface SparAddress {
  readonly sparUrl: string;
  readonly sparCertificateFile: string;
  readonly sparKeyFile: string;
  readonly sparIssuerFile: string | undefined;
}

/** The answer for one person has a few kilobytes; an answer has at most a hundred persons. */
const MAX_ANSWER_BYTES = 256 * 1024;

/** Reads the certificate at once: a wrong path stops the program at its start, not at the first question. */
export function sparTarget(address: SparAddress): TargetSettings {
  return {
    baseUrl: address.sparUrl,
    maxInFlight: 16,
    maxQueued: 32,
    maxBodyBytes: MAX_ANSWER_BYTES,
    tls: {
      cert: readPem("SPARV_SPAR_CERTIFICATE_FILE", address.sparCertificateFile),
      key: readPem("SPARV_SPAR_KEY_FILE", address.sparKeyFile),
      ...(address.sparIssuerFile === undefined
        ? {}
        : { ca: readPem("SPARV_SPAR_ISSUER_FILE", address.sparIssuerFile) }),
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
