import { OURS, RANDOM_ID, STATE, TIME, VERTICAL, type StoredColumns } from "./protection.ts";

/** What a household has, shows and watches. */
export const HOUSEHOLD_COLUMNS: Readonly<Record<string, StoredColumns>> = {
  held_contracts: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "person_id"],
      [TIME, "created_at", "changed_at"],
    ],
  },
  calendar_links: {
    hashed: ["token_hash"],
    clear: [
      [RANDOM_ID, "id", "person_id"],
      [TIME, "created_at"],
    ],
  },
  household_invitations: {
    encrypted: ["token_enc", "content_enc"],
    hashed: ["token_hash"],
    clear: [
      [RANDOM_ID, "id", "person_id"],
      [STATE, "state"],
      [TIME, "invited_at", "expires_at", "settled_at"],
    ],
  },
  household_members: {
    clear: [
      [RANDOM_ID, "id", "membership_id", "person_id", "partner_id"],
      [STATE, "state", "is_ender"],
      [TIME, "began_at", "ended_at"],
    ],
  },
  household_shares: {
    clear: [
      [RANDOM_ID, "id", "member_id", "held_id"],
      [TIME, "shared_at"],
    ],
  },
  watches: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "person_id", "held_id"],
      [VERTICAL, "vertical", "quota"],
      [STATE, "kind", "state"],
      ["the next day or month that we compare for: of no use without what is encrypted", "period"],
      [TIME, "due_at", "begun_at", "notified_not_cheaper_at", "made_at", "changed_at"],
    ],
  },
  watch_findings: {
    encrypted: ["content_enc"],
    clear: [
      [RANDOM_ID, "id", "watch_id", "search_id", "mail_id"],
      [STATE, "outcome", "notice"],
      ["the day or month that we compared for: of no use without what is encrypted", "period"],
      [TIME, "found_at", "notify_at", "noticed_at"],
    ],
  },
  watch_starts: { clear: [[OURS, "quota", "minute", "started"]] },
};
