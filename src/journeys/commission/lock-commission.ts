import { addDays } from "#domain/calendar/day-arithmetic.ts";
import { swedishDate } from "#domain/calendar/swedish-date.ts";
import {
  type CommissionOpening,
  commitmentOf,
  LOCKED_DAYS,
  orderByCommission,
} from "#domain/commission-opening/commission-opening.ts";
import type { Receipt, ReceiptCommission } from "#domain/receipt/receipt.ts";
import { canonicalize } from "#domain/signed/canonical-json.ts";
import type { Sha256 } from "#domain/transparency-log/tree-hash.ts";
import type { Clock } from "#platform/clock.ts";
import { commissionOre, findCommission, type PayingProvider } from "./commission-of.ts";
import type { CommissionStore, LockedCommission } from "./commission.port.ts";

export interface LockPorts {
  readonly commissions: Pick<CommissionStore, "lock">;
  readonly verticals: readonly PayingVertical[];
  readonly sha256: Sha256;
  /** 32 random bytes in hexadecimal digits. */
  readonly newSalt: () => string;
  readonly clock: Pick<Clock, "nowMs">;
}

interface PayingVertical {
  readonly description: { readonly name: string };
  readonly providers: readonly (PayingProvider & { readonly providerId: number })[];
}

/**
 * Locks what every offer of finished lists would have paid us, for the receipts to commit to. Asked again for the same receipt it
 * gives the same commitment. None for a list with a provider that has left: what it paid is no longer known.
 */
export const createLockCommissions =
  (ports: LockPorts) =>
  async (receipts: readonly Receipt[]): Promise<ReadonlyMap<string, ReceiptCommission>> => {
    const locked: LockedCommission[] = [];
    for (const receipt of receipts) {
      const amounts = amountsOf(ports.verticals, receipt);
      if (amounts) locked.push(await sealed(ports, receipt, amounts));
    }
    if (locked.length === 0) return new Map();
    const commitments = await ports.commissions.lock(locked);
    return new Map(Array.from(commitments, ([receiptId, commitment]) => [receiptId, { commitment }]));
  };

function amountsOf(verticals: readonly PayingVertical[], receipt: Receipt): number[] | undefined {
  const vertical = verticals.find(({ description }) => description.name === receipt.vertical);
  const amounts = receipt.offers.flatMap(({ providerId, ore }) => {
    const provider = vertical?.providers.find((each) => each.providerId === providerId);
    const commission = provider && findCommission(provider);
    return commission ? [commissionOre(commission, ore)] : [];
  });
  return amounts.length === receipt.offers.length ? amounts : undefined;
}

async function sealed(
  { sha256, newSalt, clock }: LockPorts,
  receipt: Receipt,
  amounts: readonly number[],
): Promise<LockedCommission> {
  const opening: CommissionOpening = {
    type: "commission-opening",
    version: 1,
    receiptId: receipt.id,
    salt: newSalt(),
    order: orderByCommission(receipt, amounts),
    amounts,
  };
  const lockedAtMs = clock.nowMs();
  return {
    receiptId: receipt.id,
    commitment: await commitmentOf(sha256, opening),
    opening: canonicalize(opening),
    lockedAtMs,
    opensOn: addDays(swedishDate(lockedAtMs), LOCKED_DAYS),
  };
}

/** Publishes what has been locked for its days; how many. */
export const openCommissions = (
  commissions: Pick<CommissionStore, "open">,
  clock: Pick<Clock, "nowMs">,
): Promise<number> => commissions.open(swedishDate(clock.nowMs()), clock.nowMs());
