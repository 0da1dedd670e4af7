import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge, Payload } from "altcha-lib/types";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { ProofOfWork, WorkChallenge } from "#journeys/expert/expert.port.ts";
import type { Clock } from "#platform/clock.ts";

export interface AltchaSettings {
  /** Two secrets of our own: the challenge is signed, so no node stores it. The first of each signs; what the others signed is valid too. */
  readonly signatureSecrets: readonly string[];
  readonly keySecrets: readonly string[];
  readonly clock: Pick<Clock, "nowMs">;
}

/** About a third of a second on a computer, one or two seconds on a slow phone; solved while the visitor writes the question. */
const COST = 5_000;
const LEAST_TRIES = 150;
const MOST_TRIES = 300;
/** Longer than writing a question takes. */
const GOOD_FOR_MS = HOUR_MS;
const LONGEST_PAYLOAD = 4_000;

export const createAltcha = ({ signatureSecrets, keySecrets, clock }: AltchaSettings): ProofOfWork => ({
  challenge: async () =>
    (await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: COST,
      counter: randomInt(LEAST_TRIES, MOST_TRIES),
      deriveKey,
      expiresAt: new Date(clock.nowMs() + GOOD_FOR_MS),
      hmacSignatureSecret: signatureSecrets[0] ?? "",
      hmacKeySignatureSecret: keySecrets[0] ?? "",
    })) as unknown as WorkChallenge,

  async check(typed) {
    const payload = readPayload(typed);
    const proofId = payload?.challenge.signature;
    if (!payload || typeof proofId !== "string") return undefined;
    for (const [at, hmacSignatureSecret] of signatureSecrets.entries()) {
      try {
        const secrets = { hmacSignatureSecret, hmacKeySignatureSecret: keySecrets[at] ?? "" };
        const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets });
        if (verified) return proofId;
      } catch {
        // The library throws on a payload that it cannot read.
        return undefined;
      }
    }
    return undefined;
  },
});

/** Only a payload of the right shape is passed to the library. A cost chosen by the sender would already fail the signature. */
function readPayload(typed: string): Payload | undefined {
  if (typed.length > LONGEST_PAYLOAD) return undefined;
  try {
    const { challenge, solution } = JSON.parse(typed) as Partial<Payload>;
    return isOutlined(challenge) && typeof solution === "object" ? { challenge, solution } : undefined;
  } catch {
    return undefined;
  }
}

const isOutlined = (challenge: Challenge | undefined): challenge is Challenge =>
  typeof challenge === "object" && challenge.parameters.cost === COST;
