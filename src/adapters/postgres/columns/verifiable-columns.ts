import { OURS, PRODUCT, RANDOM_ID, type StoredColumns, TIME } from "./protection.ts";

const LEAF = "a hash of a published receipt, or of such hashes";

/** What others verify us by. */
export const VERIFIABLE_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  ranking_log_leaves: {
    clear: [
      [RANDOM_ID, "receipt_id"],
      [LEAF, "position", "sha256"],
      [TIME, "made_at"],
    ],
  },
  ranking_log_nodes: { clear: [[LEAF, "level", "position", "hash"]] },
  ranking_log_heads: {
    clear: [
      [LEAF, "size", "root"],
      [OURS, "kid", "signature"],
      [TIME, "day", "closed_at"],
    ],
  },
  commission_openings: {
    encrypted: ["opening_enc"],
    clear: [
      [RANDOM_ID, "receipt_id"],
      [PRODUCT, "commitment"],
      [TIME, "locked_at", "opens_on", "opened_at"],
    ],
  },
};
