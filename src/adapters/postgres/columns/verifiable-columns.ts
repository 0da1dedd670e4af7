import { COUNT, OURS, PRODUCT, RANDOM_ID, type StoredColumns, TIME, VERTICAL } from "./protection.ts";

const LEAF = "a hash of a published receipt, or of such hashes";

/** What others verify us by, and what is shared or published of lists. */
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
      [RANDOM_ID, "id"],
      [PRODUCT, "commitment"],
      [TIME, "locked_at", "opens_on", "opened_at"],
    ],
  },
  receipts: {
    encrypted: ["file_enc"],
    clear: [
      [RANDOM_ID, "id"],
      [VERTICAL, "vertical"],
      [LEAF, "sha256"],
      [TIME, "created_at"],
    ],
  },
  list_shares: {
    encrypted: ["content_enc"],
    lookups: ["person_lookup"],
    hashed: ["owner", "token_hash"],
    clear: [
      [RANDOM_ID, "id", "search_id"],
      [VERTICAL, "vertical"],
      [COUNT, "offer_count", "own_choice", "opened_count"],
      [TIME, "shared_at", "expires_at", "revoked_at", "last_opened_at"],
    ],
  },
  list_share_votes: {
    encrypted: ["text_enc"],
    lookups: ["voter_hash"],
    clear: [
      [RANDOM_ID, "id", "share_id"],
      ["which of the shared offers, by its place: of no use without what is encrypted", "choice"],
      [TIME, "voted_at"],
    ],
  },
  price_releases: {
    clear: [
      ["which month", "month"],
      [TIME, "released_at"],
    ],
  },
  price_figures: {
    clear: [
      [
        "published medians of at least thirty persons",
        "month",
        "vertical",
        "region",
        "median_ore",
        "low_ore",
        "high_ore",
      ],
      [COUNT, "persons"],
    ],
  },
};
