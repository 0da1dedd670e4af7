import { OURS, RANDOM_ID, STATE, TIME, VERTICAL, type StoredColumns } from "./protection.ts";

/** What programs may read for a person, and what they have read. */
export const AGENT_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  agent_clients: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id"],
      [TIME, "registered_at", "used_at"],
    ],
  },
  agent_grants: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "person_id", "client_id"],
      [STATE, "state", "scopes"],
      [TIME, "granted_at", "used_at", "ended_at"],
    ],
  },
  agent_tokens: {
    hashed: ["token_hash", "challenge_hash", "redirect_hash"],
    clear: [
      [RANDOM_ID, "grant_id"],
      [STATE, "kind"],
      [OURS, "resource"],
      [TIME, "issued_at", "expires_at", "used_at"],
    ],
  },
  agent_uses: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "grant_id"],
      [STATE, "kind"],
      [VERTICAL, "vertical"],
      [TIME, "happened_at"],
    ],
  },
};
