import type { OrderSignature } from "#journeys/order/order.port.ts";
import type { OrderSignatures } from "#journeys/signing/signing.port.ts";
import type { ColumnCipher } from "#platform/crypto/column-cipher.ts";
import { sha256Hex } from "#platform/crypto/sha256.ts";
import type { DatabasePool } from "#platform/database/pool.ts";
import { type Connection, execute, findOne } from "./query.ts";

const TEXT = "order_signatures.text_enc";
const EVIDENCE = "order_signatures.evidence_enc";

/** False when the signing was cancelled or has been used already: then no order may be placed with it. */
export async function useSigning(connection: Connection, signingId: string): Promise<boolean> {
  return (await execute(connection, { name: "signings-use", text: USE, values: [signingId] })) === 1;
}

/** In the same transaction as the order; deletes the copies in the signing. The chain of events holds both hashes. */
export async function insertSignature(
  connection: Connection,
  cipher: ColumnCipher,
  orderId: string,
  { signingId, signedAtMs, contentHash, text, evidence }: OrderSignature,
): Promise<void> {
  const evidenceHash = sha256Hex(evidence);
  const values = [
    orderId,
    signingId,
    new Date(signedAtMs),
    contentHash,
    cipher.encrypt({ column: TEXT, rowId: orderId }, JSON.stringify(text)),
    cipher.encrypt({ column: EVIDENCE, rowId: orderId }, evidence),
    JSON.stringify({ contentHash, evidenceHash }),
  ];
  await connection.query({ name: "order-signatures-insert", text: INSERT, values });
}

export const createOrderSignatures = (pool: DatabasePool, cipher: ColumnCipher): OrderSignatures => ({
  async find(orderId) {
    const row = await findOne<SignatureRow>(pool, { name: "order-signatures-find", text: FIND, values: [orderId] });
    return (
      row && {
        signedAtMs: row.signed_at.getTime(),
        contentHash: row.content_hash,
        text: JSON.parse(cipher.decrypt({ column: TEXT, rowId: orderId }, row.text_enc)) as OrderSignature["text"],
      }
    );
  },
});

interface SignatureRow {
  readonly signed_at: Date;
  readonly content_hash: string;
  readonly text_enc: string;
}

const USE = "update signings set state = 'used', ended_at = clock_timestamp() where id = $1 and state = 'approved'";

const INSERT = `
with stored as (
  insert into order_signatures (id, signing_id, signed_at, content_hash, text_enc, evidence_enc)
  values ($1, $2, $3, $4, $5, $6)
),
emptied as (update signings set content_enc = null, evidence_enc = null where id = $2)
insert into order_events (order_id, kind, detail) values ($1, 'signed', $7)`;

const FIND = "select signed_at, content_hash, text_enc from order_signatures where id = $1";
