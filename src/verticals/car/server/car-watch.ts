import { formatKr } from "#domain/format/swedish-format.ts";
import type { CoverRow } from "#domain/watch/same-cover.ts";
import type { WatchCapability } from "#verticals/_contract/watch.ts";
import { type CarDetail, type ExcessCost, EXCESS_TYPES } from "#verticals/car/car.offer.ts";
import { excessNames } from "#verticals/car/car.texts.sv.ts";
import { REPORTED_AS } from "./reported-excesses.ts";

/** Nine kinds of damage: each is the same cover when the visitor pays no more of it. */
export const carWatch: WatchCapability = {
  offerRows: (detail) =>
    (detail as CarDetail).excesses.map(({ type, name, description, cost }): CoverRow => ({
      type,
      name,
      text: description,
      value: cost && comparable(cost),
      better: "low",
    })),
  formerRows: ({ deductibles }) =>
    EXCESS_TYPES.flatMap((type): CoverRow[] => {
      const reported = deductibles.find(({ name }) => REPORTED_AS[type].test(name));
      if (!reported) return [];
      const { amountOre } = reported;
      return [{ type, name: excessNames[type], text: formatKr(amountOre), value: amountOre, better: "low" }];
    }),
};

/** A share of a damage has no upper end: it is worse than any amount, and two shares are compared by their percent. */
const comparable = (cost: ExcessCost): number =>
  cost.kind === "amount" ? cost.ore : cost.percent * A_SHARE + cost.minimumOre;

/** More than any excess. */
const A_SHARE = 1_000_000_00;
