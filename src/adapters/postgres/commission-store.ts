import type { CommissionStore } from "#journeys/commission/commission.port.ts";
import type { Cell } from "#platform/crypto/column-cipher.ts";
import { execute, findOne } from "./query.ts";
import type { StorePorts } from "./store-ports.ts";

export function createCommissionStore({ pool, cipher }: Pick<StorePorts, "pool" | "cipher">): CommissionStore {
  return {
    async lock({ receiptId, commitment, opening, lockedAtMs, opensOn }) {
      const sealed = cipher.encrypt(cellOf(receiptId), opening);
      await pool.query(LOCK, [receiptId, commitment, sealed, new Date(lockedAtMs), opensOn]);
      const row = await findOne<{ commitment: string }>(pool, COMMITMENT, [receiptId]);
      if (!row) throw new Error("what was locked is gone");
      return row.commitment;
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

interface CommissionRow {
  readonly opening_enc: string;
  readonly locked_at: Date;
  readonly opens_on: string;
  readonly opened_at: Date | null;
}

const cellOf = (rowId: string): Cell => ({ column: "commission_openings.opening_enc", rowId });

const LOCK = `
insert into commission_openings (id, commitment, opening_enc, locked_at, opens_on) values ($1, $2, $3, $4, $5)
on conflict (id) do nothing`;

const COMMITMENT = "select commitment from commission_openings where id = $1";

const OPEN = "update commission_openings set opened_at = $2 where opened_at is null and opens_on <= $1::date";

const FIND = "select opening_enc, locked_at, opens_on, opened_at from commission_openings where id = $1";
