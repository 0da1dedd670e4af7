import type { CoverComparison } from "#domain/comparison/cover-change.ts";
import type { FetchedPolicy } from "#verticals/_contract/fetching.ts";
import { CAR_COVERS, type CarCover } from "#verticals/car/car.search.ts";
import { coverNames, coverParts } from "#verticals/car/car.texts.sv.ts";

type DescribedPolicy = Pick<FetchedPolicy, "insuranceName" | "deductibles">;

export function compareCarCover(policy: DescribedPolicy, summary: Readonly<Record<string, string>>): CoverComparison {
  const today = coverToday(policy);
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
export function coverToday({ insuranceName = "", deductibles }: DescribedPolicy): CarCover | undefined {
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

const partsOf = (cover: CarCover): readonly string[] =>
  CAR_COVERS.slice(CAR_COVERS.indexOf(cover)).flatMap((each) => coverParts[each]);
