import type { FastifyInstance } from "fastify";
import { registerSigningKeys } from "#http/routes/signing-keys.route.ts";
import { createDocumentSigner } from "#platform/crypto/document-signer.ts";
import type { Resources } from "./resources.ts";

/** Receipts of finished lists, and the keys that verify them. */
export function createReceipts({ config }: Pick<Resources, "config">) {
  const signer = createDocumentSigner(config.receiptKeys, config.receiptRetiredKeys);
  return {
    addReturn: (server: FastifyInstance) => registerSigningKeys(server, signer.publishedKeys),
  };
}
