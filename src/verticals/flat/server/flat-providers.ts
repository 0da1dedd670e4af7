import type { Provider } from "#verticals/_contract/provider.ts";
import { unreadable } from "#verticals/_contract/wire/wire-reading.ts";
import { withoutCovers } from "#verticals/_insurance/offer-notices.ts";
import { type InsuranceProduct, type ReadQuoteWith, sell } from "#verticals/_insurance/protocols/insurance-provider.ts";
import { type CheckedQuote, checkQuote, isWholeWithin } from "#verticals/_insurance/protocols/read-quote.ts";
import { EXCESS_KINDS, type ExcessKind, type FlatDetail, type FlatExcess } from "#verticals/flat/flat.offer.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";
import { coverServiceNames, defaultSubscriptionName } from "#verticals/flat/flat.texts.sv.ts";
import { flatVertical } from "#verticals/flat/flat.vertical.ts";
import { type FlatAnswer, type FlatQuestion, flatTables } from "./flat.questions.ts";

const product: InsuranceProduct<FlatSearch, FlatDetail, FlatQuestion, FlatAnswer> = {
  ...flatTables,
  feeBounds: {
    yearly: { minOre: 300_00, maxOre: 40_000_00 },
    monthly: { minOre: 25_00, maxOre: 4_000_00 },
  },
  ask: (search) => search,
  check,
};

export const flatProviders: readonly Provider<FlatSearch, FlatDetail>[] = [
  sell("akerbar", product),
  sell("bjorkhaga", product),
  sell("fyrbak", product),
  sell("granskog", product),
  sell("kronhjort", product),
  sell("ljunghed", product),
  sell("nordkaj", product),
  sell("rask", product),
  sell("tuvull", product),
];

/** No home insurance covers a journey of more than a year. */
const MAX_TRAVEL_DAYS = 366;

function check(read: ReadQuoteWith<FlatAnswer>): CheckedQuote<FlatDetail> {
  const checked = checkQuote(read, flatVertical.headlineUnit, defaultSubscriptionName);
  if (checked.kind !== "checked") return checked;
  const excesses = read.excesses && inOrder(read.excesses);
  if (!excesses) return unreadable("no sane excesses");
  const { hasAllrisk, hasTenantOwner, travelDays } = read;
  if (hasAllrisk === undefined || hasTenantOwner === undefined) return unreadable("no cover");
  if (!isWholeWithin(travelDays, 0, MAX_TRAVEL_DAYS)) return unreadable("no sane travel cover");
  const { offer } = checked;
  return {
    kind: "checked",
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
