import { setImmediate } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createReceiptStore } from "#adapters/postgres/receipt-store.ts";
import { createSearchStore } from "#adapters/postgres/search-store.ts";
import type { ReceiptPages } from "#http/contract/receipt-services.ts";
import { registerSigningKeys } from "#http/routes/signing-keys.route.ts";
import { createReceiptJourney } from "#journeys/receipt/receipt-journey.ts";
import { seeReceipt } from "#journeys/receipt/see-receipt.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import { createCommissionLock } from "./ranking-log.ts";
import type { Resources } from "./resources.ts";
import type { Jobs, Reader } from "./subject.ts";

type ReceiptResources = Pick<
  Resources,
  "config" | "pool" | "searchPool" | "cipher" | "lookupHash" | "verticals" | "clock" | "logger"
>;

/** Receipts of finished lists, and the keys that verify them. */
export function createReceipts(resources: ReceiptResources) {
  const { signer, journey } = joinReceipts(resources);
  const searches = createSearchStore({ ...resources, pool: resources.searchPool });
  const ports = { receipts: journey, searches, findVertical: finderOf(resources) };
  return {
    journey,
    signer,
    addReturn: (server: FastifyInstance) => registerSigningKeys(server, signer.publishedKeys),
    pages: ({ visitor }: Pick<Reader, "visitor">): ReceiptPages => ({
      receipts: {
        // A reader who is new here gets no cookie for reading.
        see: (searchId) => seeReceipt(ports, searchId, visitor.isKnown() ? visitor.owner() : undefined),
        file: async (searchId) => (await journey.find(searchId))?.file,
      },
    }),
    close: () => journey.settled(),
  };
}

/** Makes the receipts that a node has missed. */
export function createReceiptJobs(resources: ReceiptResources): Jobs {
  const { journey } = joinReceipts(resources);
  return { sweeps: [{ job: "sweepReceipts", isSlow: true, run: (signal) => journey.sweep(signal) }] };
}

function joinReceipts(resources: ReceiptResources) {
  const { config, clock, logger } = resources;
  const signer = createDocumentSigner(config.receiptKeys, config.receiptRetiredKeys);
  const journey = createReceiptJourney({
    store: createReceiptStore(resources),
    signer,
    sha256: sha256Hex,
    findVertical: finderOf(resources),
    clock,
    lockCommissions: createCommissionLock(resources),
    pause: () => setImmediate(),
    makeFailed: (searchId, error) => logger.error("a receipt was not made", { searchId, error }),
  });
  return { signer, journey };
}

const finderOf =
  ({ verticals }: Pick<Resources, "verticals">) =>
  (name: string) =>
    verticals.find(({ description }) => description.name === name);
