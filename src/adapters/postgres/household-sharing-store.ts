import { DAY_MS } from "#domain/calendar/durations.ts";
import { INVITATIONS_PER_DAY, type InvitationState, phaseOf, refusalOf } from "#domain/household-sharing/invitation.ts";
import { MEMBERSHIP_STATES } from "#domain/household-sharing/membership.ts";
import type {
  GivenAnswer,
  HouseholdSharingStore,
  InvitedContent,
  Share,
} from "#journeys/household-sharing/household-sharing.port.ts";
import { inTransaction } from "#platform/database/pool.ts";
import { queueAccessNotice } from "./access-notice.ts";
import { decryptJson, encryptJson } from "./encrypted-record.ts";
import { queueTyped } from "./mail-store.ts";
import { readName } from "./person-rows.ts";
import { type Connection, execute, findMany, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";
import { tokenHash } from "./token-hash.ts";

const [ACTIVE, ENDED] = MEMBERSHIP_STATES;

export function createHouseholdSharingStore(ports: StorePorts): HouseholdSharingStore {
  const { pool, cipher } = ports;
  return {
    invite: ({ invitationId, personId, token, invited, invitedAtMs, expiresAtMs }, mail, notice) =>
      inTransaction(pool, async (client) => {
        await lockPersons(client, [personId]);
        if (await findActive(client, [personId])) return { outcome: "together", isNoticed: false };
        const dayAgo = new Date(invitedAtMs - DAY_MS);
        const recent = await findOne<{ count: number }>(client, COUNT_RECENT, [personId, dayAgo]);
        if ((recent?.count ?? 0) >= INVITATIONS_PER_DAY) return { outcome: "too-many", isNoticed: false };
        await client.query(REVOKE, [personId, new Date(invitedAtMs)]);
        await client.query(INVITE, [
          invitationId,
          personId,
          tokenHash(token),
          cipher.encrypt(cellOf("token_enc", invitationId), token),
          encryptJson(cipher, cellOf("content_enc", invitationId), invited),
          new Date(invitedAtMs),
          new Date(expiresAtMs),
        ]);
        const isNoticed = await queueAccessNotice(client, ports, personId, notice);
        const isSent = !mail || (await queueTyped(client, ports, mail));
        return { outcome: isSent ? "invited" : "invited-without-mail", isNoticed };
      }),
    async openInvitation(personId, nowMs) {
      const row = await findOne<OwnRow>(pool, OPEN, [personId, new Date(nowMs)]);
      return (
        row && {
          token: cipher.decrypt(cellOf("token_enc", row.id), row.token_enc),
          invited: decryptJson(cipher, cellOf("content_enc", row.id), row.content_enc) as InvitedContent,
          expiresAtMs: row.expires_at.getTime(),
        }
      );
    },
    revoke: async (personId, nowMs) => (await execute(pool, REVOKE, [personId, new Date(nowMs)])) === 1,
    async find(token) {
      const row = await findOne<InvitationRow>(pool, FIND, [tokenHash(token)]);
      return (
        row && {
          inviterId: row.person_id,
          inviterFirstName: readName(cipher, row.person_id, row.name_enc).firstName,
          state: row.state,
          expiresAtMs: row.expires_at.getTime(),
        }
      );
    },
    answer: (given) => inTransaction(pool, (client) => answer(client, given)),
    async partnerOf(personId) {
      const row = await findOne<PartnerRow>(pool, PARTNER, [personId]);
      return (
        row && {
          personId: row.partner_id,
          firstName: readName(cipher, row.partner_id, row.name_enc).firstName,
          sinceMs: row.began_at.getTime(),
        }
      );
    },
    end: (personId, nowMs) =>
      inTransaction(pool, async (client) => {
        // Locked before anything is deleted: what is being shared at the same time is then there to be deleted.
        const members = await findMany<{ id: string }>(client, LOCK_BOTH, [personId]);
        if (members.length === 0) return false;
        const memberIds = members.map(({ id }) => id);
        await client.query(END, [memberIds, personId, new Date(nowMs)]);
        await client.query("delete from household_shares where member_id = any($1)", [memberIds]);
        return true;
      }),
    sharedBy: (personId) =>
      findMany<{ id: string; held_id: string }>(pool, SHARES, [personId]).then((rows) =>
        rows.map(({ id, held_id }): Share => ({ shareId: id, heldId: held_id })),
      ),
    share: (personId, shares, nowMs) =>
      inTransaction(pool, async (client) => {
        // Locked: an end at the same time waits, or has left nothing to share in.
        const member = await findOne<{ id: string }>(client, LOCK_MEMBER, [personId]);
        if (!member) return false;
        const heldIds = shares.map(({ heldId }) => heldId);
        await client.query(TAKE_BACK, [member.id, heldIds]);
        const shareIds = shares.map(({ shareId }) => shareId);
        await client.query(SHARE, [member.id, shareIds, heldIds, new Date(nowMs)]);
        return true;
      }),
  };
}

async function answer(client: Connection, { token, personId, answer: given, nowMs, newId }: GivenAnswer) {
  const hash = tokenHash(token);
  const invited = await findOne<InvitationRow>(client, FIND, [hash]);
  if (!invited) return undefined;
  const both = [invited.person_id, personId];
  // Persons first, as an invitation does: two who lock in different orders would wait for each other.
  await lockPersons(client, both);
  const row = await findOne<InvitationRow>(client, `${FIND} for update of household_invitations`, [hash]);
  if (!row) return undefined;
  const refusal = refusalOf(given, {
    phase: phaseOf({ state: row.state, expiresAtMs: row.expires_at.getTime() }, nowMs),
    isInviter: row.person_id === personId,
    hasPartner: await findActive(client, [personId]),
    inviterHasPartner: await findActive(client, [row.person_id]),
  });
  if (refusal !== undefined) return { refusal };
  const now = new Date(nowMs);
  await client.query(SETTLE, [row.id, given === "accept" ? "accepted" : "declined", now]);
  if (given === "accept") {
    const membershipId = newId();
    await client.query(JOIN, [newId(), newId(), membershipId, ...both, now]);
    // An invitation of their own would lead nowhere.
    await client.query(REVOKE, [personId, now]);
  }
  return { refusal: undefined };
}

const lockPersons = (client: Connection, personIds: readonly string[]) =>
  client.query("select from persons where id = any($1) order by id for no key update", [personIds]);

const findActive = async (client: Connection, personIds: readonly string[]): Promise<boolean> =>
  (await execute(client, `select from household_members where person_id = any($1) and state = '${ACTIVE}'`, [
    personIds,
  ])) > 0;

interface OwnRow {
  readonly id: string;
  readonly token_enc: string;
  readonly content_enc: string;
  readonly expires_at: Date;
}

interface InvitationRow {
  readonly id: string;
  readonly person_id: string;
  readonly name_enc: string;
  readonly state: InvitationState;
  readonly expires_at: Date;
}

interface PartnerRow {
  readonly partner_id: string;
  readonly name_enc: string;
  readonly began_at: Date;
}

const cellOf = (column: "token_enc" | "content_enc", rowId: string) => ({
  column: `household_invitations.${column}`,
  rowId,
});

const COUNT_RECENT = `
select count(*)::int as count from household_invitations where person_id = $1 and invited_at > $2`;

const INVITE = `
insert into household_invitations (id, person_id, token_hash, token_enc, content_enc, invited_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7)`;

const REVOKE = `
update household_invitations set state = 'revoked', settled_at = $2 where person_id = $1 and state = 'open'`;

const OPEN = `
select id, token_enc, content_enc, expires_at from household_invitations
where person_id = $1 and state = 'open' and expires_at > $2`;

const FIND = `
select household_invitations.id, person_id, persons.name_enc, state, expires_at
from household_invitations join persons on persons.id = person_id where token_hash = $1`;

const SETTLE = "update household_invitations set state = $2, settled_at = $3 where id = $1";

const JOIN = `
insert into household_members (id, membership_id, person_id, partner_id, began_at)
values ($1, $3, $4, $5, $6), ($2, $3, $5, $4, $6)`;

/** Both rows must be active: a row alone shows nothing. */
const PARTNER = `
select mine.partner_id, persons.name_enc, mine.began_at
from household_members as mine
join household_members as theirs
  on theirs.membership_id = mine.membership_id and theirs.person_id = mine.partner_id and theirs.state = '${ACTIVE}'
join persons on persons.id = mine.partner_id
where mine.person_id = $1 and mine.state = '${ACTIVE}'`;

const LOCK_BOTH = `
select id from household_members
where membership_id = (select membership_id from household_members where person_id = $1 and state = '${ACTIVE}')
  and state = '${ACTIVE}'
order by id for update`;

const END = `
update household_members set state = '${ENDED}', ended_at = $3, is_ender = (person_id = $2) where id = any($1)`;

const SHARES = `
select household_shares.id, held_id from household_shares join household_members on household_members.id = member_id
where person_id = $1 and state = '${ACTIVE}' order by shared_at, household_shares.id`;

const LOCK_MEMBER = `select id from household_members where person_id = $1 and state = '${ACTIVE}' for update`;

const TAKE_BACK = "delete from household_shares where member_id = $1 and held_id <> all($2)";

const SHARE = `
insert into household_shares (id, member_id, held_id, shared_at)
select each.id, $1, each.held_id, $4 from unnest($2::text[], $3::text[]) as each (id, held_id)
on conflict on constraint household_shares_once do nothing`;
