import type { CommissionStore } from "#journeys/commission/commission.port.ts";
import type { Cell } from "#platform/crypto/column-cipher.ts";
import { execute, findOne, runIn } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createCommissionStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): CommissionStore {
  const run = runIn(pool, "commissions");
  return {
    async lock(locked) {
      const added = await run<CommitmentRow>("lock", LOCK, [
        locked.map(({ receiptId }) => receiptId),
        locked.map(({ commitment }) => commitment),
        locked.map(({ receiptId, opening }) => cipher.encrypt(cellOf(receiptId), opening)),
        locked.map(({ lockedAtMs }) => new Date(lockedAtMs)),
        locked.map(({ opensOn }) => opensOn),
      ]);
      const commitments = new Map(added.map(({ id, commitment }) => [id, commitment]));
      const before = locked.flatMap(({ receiptId }) => (commitments.has(receiptId) ? [] : [receiptId]));
      if (before.length > 0)
        for (const { id, commitment } of await run<CommitmentRow>("commitments", COMMITMENTS, [before]))
          commitments.set(id, commitment);
      if (commitments.size < new Set(locked.map(({ receiptId }) => receiptId)).size)
        throw new Error("what was locked is gone");
      return commitments;
    },
    open: (today, nowMs) => execute(pool, OPEN, [today, new Date(nowMs)]),
    async find(receiptId) {
      const row = await findOne<CommissionRow>(pool, FIND, [receiptId]);
      return (
        row && {
          lockedAtMs: row.locked_at.getTime(),
          opensOn: row.opens_on,
          opening: row.opened_at === null ? undefined : cipher.decrypt(cellOf(receiptId), row.opening_enc),
        }
      );
    },
  };
}

interface CommitmentRow {
  readonly id: string;
  readonly commitment: string;
}

interface CommissionRow {
  readonly opening_enc: string;
  readonly locked_at: Date;
  readonly opens_on: string;
  readonly opened_at: Date | null;
}

const cellOf = (rowId: string): Cell => ({ column: "commission_openings.opening_enc", rowId });

const LOCK = `
insert into commission_openings (id, commitment, opening_enc, locked_at, opens_on)
select * from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::date[])
on conflict (id) do nothing
returning id, commitment`;

const COMMITMENTS = "select id, commitment from commission_openings where id = any($1)";

const OPEN = "update commission_openings set opened_at = $2 where opened_at is null and opens_on <= $1::date";

const FIND = "select opening_enc, locked_at, opens_on, opened_at from commission_openings where id = $1";
