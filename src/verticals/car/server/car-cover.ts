import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import { amount, type Cover } from "#domain/cover/cover.ts";
import type { FetchedPolicy, PolicyToday } from "#verticals/_contract/fetching.ts";
import { EXCESS_TYPES, type ExcessType } from "#verticals/car/car.offer.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import { coverNames, excessNames } from "#verticals/car/car.texts.sv.ts";
import { describeCarCover, type StatedExcess, usualIn } from "./car-cover-parts.ts";
import { excessIn } from "./car-clauses.ts";
import { carTermsOf } from "./car-terms.ts";
import type { ReadTerms } from "./car-terms/read-terms.ts";
import { REPORTED_AS } from "./reported-excesses.ts";

type DescribedPolicy = Pick<FetchedPolicy, "insuranceName" | "deductibles">;

export function compareCarCover(policy: DescribedPolicy, summary: Readonly<Record<string, string>>): CoverComparison {
  const today = kindToday(policy);
  const wanted = CAR_COVERS.find((cover) => cover === summary["insurancetype"]);
  if (!today) return { today: policy.insuranceName };
  const names = { today: coverNames[today], wanted: wanted ? coverNames[wanted] : "" };
  if (!wanted || wanted === today) return { today: names.today };
  // The largest is first.
  const kind = CAR_COVERS.indexOf(wanted) > CAR_COVERS.indexOf(today) ? "less" : "more";
  const [small, large] = kind === "less" ? [wanted, today] : [today, wanted];
  const parts = partsOf(large).filter((part) => !partsOf(small).includes(part));
  return { today: names.today, change: { kind, ...names, parts } };
}

/** By the insurer's name of it, else by what it has an excess for: the aggregator has no field of its own for the cover. */
export function kindToday({ insuranceName = "", deductibles }: DescribedPolicy): CarCover | undefined {
  const named = CAR_COVERS.find((cover) => NAMED[cover].test(insuranceName));
  if (named) return named;
  const has = (pattern: RegExp): boolean => deductibles.some(({ name }) => pattern.test(name));
  if (has(/vagnskad/i)) return "full";
  if (has(/stöld|brand|glas|maskin/i)) return "half";
  return has(/trafik/i) ? "traffic" : undefined;
}

const NAMED: Readonly<Record<CarCover, RegExp>> = {
  full: /(?<!\p{L})hel(försäkring)?(?!\p{L})/iu,
  half: /(?<!\p{L})halv(försäkring)?(?!\p{L})/iu,
  traffic: /(?<!\p{L})trafik(försäkring)?(?!\p{L})/iu,
};

/** What it covers, by what its insurer has reported of it, and else by that insurer's terms. */
export function carCoverToday({ providerName, ...policy }: PolicyToday): Cover {
  const kind = kindToday(policy);
  if (!kind) return [];
  const terms = carTermsOf(({ name }) => name === providerName);
  const stated = EXCESS_TYPES.flatMap((type): [ExcessType, StatedExcess][] => {
    const reported = policy.deductibles.find(({ name }) => REPORTED_AS[type].test(name));
    if (reported) return [[type, { cost: amount(reported.amountOre) }]];
    return usualIn(type, kind) ? [[type, inTerms(type, terms)]] : [];
  });
  return describeCarCover({ kind, excesses: new Map(stated), terms });
}

/** What its kind of cover has, as the terms state it; an insurer whose terms no one has read may have left it out. */
function inTerms(type: ExcessType, terms: ReadTerms | undefined): StatedExcess {
  if (!terms) return "unknown";
  const cost = excessIn(terms.excesses[type]);
  return cost ? { cost } : {};
}

const partsOf = (cover: CarCover): readonly string[] =>
  EXCESS_TYPES.filter((type) => usualIn(type, cover)).map((type) => excessNames[type].toLowerCase());
