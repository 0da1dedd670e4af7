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
import type { CommissionStore } from "./commission.port.ts";

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
 * Locks what every offer of a finished list would have paid us, for the receipt to commit to. Asked again for the same receipt it
 * gives the same commitment. Undefined for a list with a provider that has left: what it paid is no longer known.
 */
export const createLockCommission =
  ({ commissions, verticals, sha256, newSalt, clock }: LockPorts) =>
  async (receipt: Receipt): Promise<ReceiptCommission | undefined> => {
    const vertical = verticals.find(({ description }) => description.name === receipt.vertical);
    const amounts = receipt.offers.flatMap(({ providerId, ore }) => {
      const provider = vertical?.providers.find((each) => each.providerId === providerId);
      const commission = provider && findCommission(provider);
      return commission ? [commissionOre(commission, ore)] : [];
    });
    if (amounts.length !== receipt.offers.length) return undefined;
    const opening: CommissionOpening = {
      type: "commission-opening",
      version: 1,
      receiptId: receipt.id,
      salt: newSalt(),
      order: orderByCommission(receipt, amounts),
      amounts,
    };
    const lockedAtMs = clock.nowMs();
    const commitment = await commissions.lock({
      receiptId: receipt.id,
      commitment: await commitmentOf(sha256, opening),
      opening: canonicalize(opening),
      lockedAtMs,
      opensOn: addDays(swedishDate(lockedAtMs), LOCKED_DAYS),
    });
    return { commitment };
  };

/** Publishes what has been locked for its days; how many. */
export const openCommissions = (
  commissions: Pick<CommissionStore, "open">,
  clock: Pick<Clock, "nowMs">,
): Promise<number> => commissions.open(swedishDate(clock.nowMs()), clock.nowMs());
