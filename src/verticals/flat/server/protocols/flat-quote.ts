import {
  checkQuote,
  type FeeBounds,
  isWholeWithin,
  type ReadQuote,
} from "#verticals/_insurance/protocols/read-quote.ts";
import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import type { ProviderReading } from "#verticals/_contract/provider.ts";
import { readFlag, unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { EXCESS_KINDS, type ExcessKind, type FlatDetail, type FlatExcess } from "#verticals/flat/flat.offer.ts";
import { coverServiceNames, defaultSubscriptionName } from "#verticals/flat/flat.texts.sv.ts";

/** What a protocol has read of a reply; undefined is what it could not make sense of. */
export interface ReadFlatQuote extends ReadQuote {
  /** One that cannot be read makes the whole undefined: every excess must be shown to the visitor. */
  readonly excesses: ReadonlyMap<ExcessKind, number> | undefined;
  readonly hasAllrisk: boolean | undefined;
  /** Null when the insurer does not mention it: the home is not tenant-owned. */
  readonly hasTenantOwner: boolean | null | undefined;
  readonly travelDays: unknown;
}

/** What a home insurance may cost, and the visitor's part of a damage be. */
export const FEE_BOUNDS: FeeBounds = {
  yearly: { minOre: 300_00, maxOre: 40_000_00 },
  monthly: { minOre: 25_00, maxOre: 4_000_00 },
};
export const EXCESS_BOUNDS = { minOre: 0, maxOre: 50_000_00 } as const;

/** More kinds than there are, so that an insurer may report one that we do not know. */
export const MAX_EXCESSES = 12;

/** No home insurance covers a journey of more than a year. */
const MAX_TRAVEL_DAYS = 366;

/** The checks that every home quote must pass, whatever protocol brought it. */
export function toFlatReading(read: ReadFlatQuote): ProviderReading<FlatDetail> {
  const checked = checkQuote(read, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const excesses = read.excesses && inOrder(read.excesses);
  if (!excesses) return unreadable("no sane excesses");
  const { hasAllrisk, hasTenantOwner, travelDays } = read;
  if (hasAllrisk === undefined || hasTenantOwner === undefined) return unreadable("no cover");
  if (!isWholeWithin(travelDays, 0, MAX_TRAVEL_DAYS)) return unreadable("no sane travel cover");
  const { offer } = checked;
  return {
    kind: "offered",
    offer: {
      ...offer,
      detail: {
        ...offer.detail,
        services: withoutCovers(offer.detail.services, coverServiceNames),
        excesses,
        hasAllrisk,
        hasTenantOwner: hasTenantOwner ?? undefined,
        travelDays,
      },
    },
  };
}

/** Undefined without that of the movables: every home insurance has one. */
function inOrder(read: ReadonlyMap<ExcessKind, number>): FlatDetail["excesses"] | undefined {
  const [first, ...others] = EXCESS_KINDS.flatMap((kind): FlatExcess[] => {
    const ore = read.get(kind);
    return ore === undefined ? [] : [{ kind, ore }];
  });
  return first?.kind === "movables" ? [first, ...others] : undefined;
}

interface ReadRow {
  /** Undefined for one that we do not know. */
  readonly kind: ExcessKind | undefined;
  readonly ore: number | undefined;
}

/** The rows of a reply; undefined when one of them has no amount. */
export function gatherExcesses(rows: readonly ReadRow[]): ReadFlatQuote["excesses"] {
  const gathered = new Map<ExcessKind, number>();
  for (const { kind, ore } of rows) {
    if (ore === undefined) return undefined;
    if (kind) gathered.set(kind, ore);
  }
  return gathered;
}

/** Null when there is nothing to read. */
export const readOptionalFlag = (value: unknown): boolean | null | undefined =>
  value === undefined ? null : readFlag(value);
