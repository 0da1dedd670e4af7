import { DAY_MS } from "#domain/calendar/durations.ts";
import { type SharedList, SHARES_PER_DAY, VOTES_PER_SHARE } from "#domain/share/shared-list.ts";
import type { FoundShare, NewShare, NewVote, OwnShareRow, ShareStore, Vote } from "#journeys/share/share.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

export function createListShareStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): ShareStore {
  const contentOf = (shareId: string, stored: string): SharedList =>
    decryptJson(cipher, contentCell(shareId), stored) as SharedList;
  const voteOf = ({ id, choice, text_enc, voted_at }: VoteRow): Vote => ({
    choice,
    text: text_enc === null ? "" : cipher.decrypt(textCell(id), text_enc),
    votedAtMs: voted_at.getTime(),
  });

  async function share(client: Connection, made: NewShare): Promise<"shared" | "too-many" | "missing"> {
    const { shareId, searchId, owner, content, sharedAtMs } = made;
    // Locked: of two posts at once, the second finds what the first has shared.
    const search = await findOne<SearchRow>(client, SEARCH, [searchId, owner]);
    if (!search) return "missing";
    const newest = await findOne<ContentRow>(client, NEWEST_OPEN, [owner, searchId, new Date(sharedAtMs)]);
    if (newest && JSON.stringify(contentOf(newest.id, newest.content_enc)) === JSON.stringify(content)) return "shared";
    const recent = await findOne<{ count: number }>(client, COUNT_RECENT, [owner, new Date(sharedAtMs - DAY_MS)]);
    if ((recent?.count ?? 0) >= SHARES_PER_DAY) return "too-many";
    await client.query(SHARE, [
      shareId,
      searchId,
      search.vertical,
      owner,
      search.person_lookup,
      tokenHash(made.token),
      encryptJson(cipher, contentCell(shareId), content),
      content.offers.length,
      new Date(sharedAtMs),
      new Date(made.expiresAtMs),
    ]);
    return "shared";
  }

  return {
    async findSearch(owner, searchId) {
      const row = await findOne<FinishedRow>(pool, FINISHED, [searchId, owner]);
      return row && { vertical: row.vertical, finishedAtMs: row.finished_at.getTime() };
    },
    share: (made) => inTransaction(pool, (client) => share(client, made)),
    async listOwn(owner) {
      const rows = await findMany<ShareRow>(pool, OWN, [owner]);
      const votes = await findMany<VoteRow & { share_id: string }>(pool, VOTES, [rows.map(({ id }) => id)]);
      return rows.map((row): OwnShareRow => ({
        shareId: row.id,
        isLink: (token) => tokenHash(token) === row.token_hash,
        searchId: row.search_id,
        vertical: row.vertical,
        offerCount: row.offer_count,
        openedCount: row.opened_count,
        lastOpenedAtMs: row.last_opened_at?.getTime(),
        ownChoice: row.own_choice ?? undefined,
        expiresAtMs: row.expires_at.getTime(),
        revokedAtMs: row.revoked_at?.getTime(),
        content: row.content_enc === null ? undefined : contentOf(row.id, row.content_enc),
        votes: votes
          .filter(({ share_id }) => share_id === row.id)
          .map((vote) => ({ voteId: vote.id, ...voteOf(vote) })),
      }));
    },
    revoke: (owner, shareId, nowMs) =>
      inTransaction(pool, async (client) => {
        if ((await execute(client, REVOKE, [shareId, owner, new Date(nowMs)])) === 0) return false;
        await client.query("delete from list_share_votes where share_id = $1", [shareId]);
        return true;
      }),
    prefer: async (owner, shareId, choice, nowMs) =>
      (await execute(pool, PREFER, [shareId, owner, choice ?? null, new Date(nowMs)])) === 1,
    async find(token, nowMs) {
      const row = await findOne<ShareRow & { content_enc: string }>(pool, FIND, [tokenHash(token), new Date(nowMs)]);
      return (
        row &&
        ({
          shareId: row.id,
          owner: row.owner,
          content: contentOf(row.id, row.content_enc),
          ownChoice: row.own_choice ?? undefined,
          sharedAtMs: row.shared_at.getTime(),
          expiresAtMs: row.expires_at.getTime(),
        } satisfies FoundShare)
      );
    },
    countOpening: async (shareId, nowMs) => {
      await pool.query(OPENED, [shareId, new Date(nowMs)]);
    },
    async voteOf(shareId, voter) {
      const row = await findOne<VoteRow>(pool, VOTE_OF, [shareId, voter.all]);
      return row && voteOf(row);
    },
    removeVote: async (owner, shareId, voteId) => (await execute(pool, REMOVE_VOTE, [voteId, shareId, owner])) === 1,
    vote: (vote) => inTransaction(pool, (client) => castVote(client, vote)),
  };

  async function castVote(client: Connection, vote: NewVote): Promise<boolean> {
    const votedAt = new Date(vote.votedAtMs);
    // Locked: votes at once are counted one after the other, and a revocation waits.
    if ((await execute(client, LOCK_OPEN, [vote.shareId, vote.choice, votedAt])) === 0) return false;
    const earlier = await findOne<{ id: string }>(client, VOTE_OF, [vote.shareId, vote.voter.all]);
    const count = await findOne<{ count: number }>(client, COUNT_VOTES, [vote.shareId]);
    if (!earlier && (count?.count ?? 0) >= VOTES_PER_SHARE) return false;
    const voteId = earlier?.id ?? vote.voteId;
    const text = vote.text === "" ? null : cipher.encrypt(textCell(voteId), vote.text);
    const [stored] = vote.voter.all;
    // The share is locked: no other node stores this browser's vote under another key meanwhile.
    if (earlier) await client.query(MOVE_VOTE, [voteId, stored]);
    await client.query(VOTE, [voteId, vote.shareId, stored, vote.choice, text, votedAt]);
    return true;
  }
}

const contentCell = (rowId: string) => ({ column: "list_shares.content_enc", rowId });
const textCell = (rowId: string) => ({ column: "list_share_votes.text_enc", rowId });

interface SearchRow {
  readonly vertical: string;
  readonly person_lookup: string | null;
}

interface FinishedRow {
  readonly vertical: string;
  readonly finished_at: Date;
}

interface ContentRow {
  readonly id: string;
  readonly content_enc: string;
}

interface ShareRow {
  readonly id: string;
  readonly token_hash: string;
  readonly search_id: string;
  readonly vertical: string;
  readonly owner: string;
  readonly content_enc: string | null;
  readonly offer_count: number;
  readonly own_choice: number | null;
  readonly opened_count: number;
  readonly last_opened_at: Date | null;
  readonly shared_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
}

interface VoteRow {
  readonly id: string;
  readonly choice: number;
  readonly text_enc: string | null;
  readonly voted_at: Date;
}

const FINISHED = "select vertical, finished_at from searches where id = $1 and owner = $2 and finished_at is not null";

const SEARCH = "select vertical, person_lookup from searches where id = $1 and owner = $2 for update";

const NEWEST_OPEN = `
select id, content_enc from list_shares
where owner = $1 and search_id = $2 and revoked_at is null and expires_at > $3
order by shared_at desc, id limit 1`;

const COUNT_RECENT = "select count(*)::int as count from list_shares where owner = $1 and shared_at > $2";

const SHARE = `
insert into list_shares
  (id, search_id, vertical, owner, person_lookup, token_hash, content_enc, offer_count, shared_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const OWN = "select * from list_shares where owner = $1 order by shared_at desc, id limit 50";

const VOTES = `
select id, share_id, choice, text_enc, voted_at from list_share_votes where share_id = any($1) order by voted_at, id`;

const REVOKE = `
update list_shares set revoked_at = $3, content_enc = null
where id = $1 and owner = $2 and revoked_at is null and expires_at > $3`;

const PREFER = `
update list_shares set own_choice = $3
where id = $1 and owner = $2 and revoked_at is null and expires_at > $4 and ($3::smallint is null or $3 < offer_count)`;

const FIND = "select * from list_shares where token_hash = $1 and revoked_at is null and expires_at > $2";

const OPENED = "update list_shares set opened_count = opened_count + 1, last_opened_at = $2 where id = $1";

const LOCK_OPEN = `
select from list_shares where id = $1 and $2 < offer_count and revoked_at is null and expires_at > $3 for update`;

const COUNT_VOTES = "select count(*)::int as count from list_share_votes where share_id = $1";

const VOTE_OF =
  "select id, choice, text_enc, voted_at from list_share_votes where share_id = $1 and voter_hash = any ($2)";

const MOVE_VOTE = "update list_share_votes set voter_hash = $2 where id = $1";

const REMOVE_VOTE = `
delete from list_share_votes using list_shares
where list_share_votes.id = $1 and share_id = $2 and list_shares.id = share_id and owner = $3`;

const VOTE = `
insert into list_share_votes (id, share_id, voter_hash, choice, text_enc, voted_at) values ($1, $2, $3, $4, $5, $6)
on conflict on constraint list_share_votes_once
do update set choice = excluded.choice, text_enc = excluded.text_enc, voted_at = excluded.voted_at`;
