import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createCommissionStore } from "#adapters/postgres/commission-store.ts";
import { createRankingLogStore } from "#adapters/postgres/ranking-log-store.ts";
import type { CommissionPages } from "#http/contract/commission-services.ts";
import { registerRankingLog } from "#http/routes/ranking-log.route.ts";
import { createLockCommissions, openCommissions } from "#journeys/commission/lock-commission.ts";
import { seeCommission } from "#journeys/commission/see-commission.ts";
import { growLog } from "#journeys/transparency-log/grow-log.ts";
import { createLogJourney } from "#journeys/transparency-log/log-journey.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import { sha256Bytes } from "#platform/crypto/sha256.ts";
import type { RateLimiter } from "#platform/rate-limit/rate-limiter.ts";
import type { Resources } from "./resources.ts";
import type { Jobs } from "./subject.ts";

type LogResources = Pick<Resources, "pool" | "cipher" | "config" | "verticals" | "clock">;

const SALT_BYTES = 32;

/** The log of receipts, and what receipts have committed to. */
export function createRankingLog(resources: Pick<Resources, "pool" | "readPool" | "cipher">) {
  const commissions = createCommissionStore(resources);
  const log = createLogJourney({
    log: createRankingLogStore(resources.pool, sha256Bytes, resources.readPool),
    sha256: sha256Bytes,
  });
  return {
    addReturn: (server: FastifyInstance, { rateLimiter }: { readonly rateLimiter: RateLimiter }) =>
      registerRankingLog(server, {
        log,
        findOpening: async (receiptId) => (await commissions.find(receiptId))?.opening,
        rateLimiter,
      }),
    pages: (): CommissionPages => ({ commissions: { see: (receiptId) => seeCommission(commissions, receiptId) } }),
  };
}

/** For what makes receipts. */
export const createCommissionLock = (resources: Omit<LogResources, "config">) =>
  createLockCommissions({
    commissions: createCommissionStore(resources),
    verticals: resources.verticals,
    sha256: sha256Bytes,
    newSalt: () => randomBytes(SALT_BYTES).toString("hex"),
    clock: resources.clock,
  });

export function createRankingLogJobs({ pool, cipher, config, clock }: LogResources): Jobs {
  const commissions = createCommissionStore({ pool, cipher });
  const log = createRankingLogStore(pool, sha256Bytes);
  const { signDocument } = createDocumentSigner(config.receiptKeys, config.receiptRetiredKeys);
  return {
    sweeps: [
      { job: "growRankingLog", isSlow: true, run: (signal) => growLog({ log, signDocument, clock }, signal) },
      { job: "openCommissions", isSlow: true, run: () => openCommissions(commissions, clock) },
    ],
  };
}
