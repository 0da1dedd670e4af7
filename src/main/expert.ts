import { createAltcha } from "#adapters/proof-of-work/altcha.ts";
import { createExpertStore } from "#adapters/postgres/expert-store.ts";
import { createExpertJourney, type ExpertJourney } from "#journeys/expert/expert-journey.ts";
import type { QueueMailPorts } from "#journeys/mail/queue-mail.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/config/config.ts";
import { createColumnCipher } from "#platform/crypto/column-cipher.ts";
import { createLookupHash } from "#platform/crypto/lookup-hash.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { expertConfirmPath } from "#domain/addresses/content-paths.ts";

export interface ExpertSetup {
  readonly config: Config;
  readonly pool: DatabasePool;
  readonly clock: Clock;
  readonly queueing: QueueMailPorts;
  readonly isGoodEmail: (typed: string) => Promise<boolean>;
}

/** Joins the expert panel's questions for the program that answers visitors. */
export function createExpert({ config, pool, clock, queueing, isGoodEmail }: ExpertSetup): ExpertJourney {
  const lookupHash = createLookupHash(config.lookupKey);
  return createExpertJourney({
    ...queueing,
    store: createExpertStore({ pool, cipher: createColumnCipher(config.columnKeys), lookupHash }),
    proofs: createAltcha({
      signatureSecret: lookupHash("proof-of-work", "challenge"),
      keySecret: lookupHash("proof-of-work", "key"),
      clock,
    }),
    isGoodEmail,
    signCode: (questionId) => lookupHash("expert-confirm", questionId),
    confirmLink: (code) => config.publicOrigin + expertConfirmPath(code),
    clock,
  });
}
