import { DOUBLE_RULES, type DoubleRule, MISSING_RULES, type RuleSource } from "./cover-rules.ts";
import type { HeldContract } from "./held-contract.ts";
import type { Cover, HeldCover } from "./held-cover.ts";

export interface DoubleCover {
  readonly cover: Cover;
  readonly title: string;
  readonly text: string;
  readonly source: RuleSource;
  readonly contracts: readonly CoveringContract[];
}

export interface CoveringContract extends Pick<
  HeldContract,
  "heldId" | "product" | "providerName" | "monthlyOre" | "yearOre"
> {
  /** It is bought for this cover alone: its price is what could be saved. */
  readonly isMain: boolean;
  readonly limit: string | undefined;
}

export interface MissingCover {
  readonly cover: Cover;
  readonly title: string;
  readonly text: string;
  readonly source: RuleSource;
  /** What could be compared. */
  readonly vertical: string;
  readonly product: string;
}

/** A vertical that is bought for a cover. */
export interface CoverVertical {
  readonly vertical: string;
  readonly product: string;
  readonly cover: Cover;
}

/** The same cover more than once, of what applies today and has not been given notice. */
export function findDoubles(contracts: readonly HeldContract[]): DoubleCover[] {
  const valid = contracts.filter(({ startsOn, endsOn }) => startsOn === undefined && endsOn === undefined);
  return DOUBLE_RULES.flatMap((rule) =>
    groupsOf(rule, valid)
      .filter(isDouble(rule))
      .map((group) => present(rule, group)),
  );
}

const coverOf = ({ covers = [] }: HeldContract, cover: Cover): HeldCover | undefined =>
  covers.find((each) => each.cover === cover);

/** All with the cover, or those of each thing. */
function groupsOf({ cover, isOfOneThing }: DoubleRule, contracts: readonly HeldContract[]): HeldContract[][] {
  const covering = contracts.filter((contract) => coverOf(contract, cover));
  if (!isOfOneThing) return [covering];
  const withThing = covering.filter(({ thing }) => thing !== undefined);
  return [...Map.groupBy(withThing, ({ thing }) => thing).values()];
}

/** What is only included in other things costs nothing to have twice. */
const isDouble =
  ({ cover }: DoubleRule) =>
  (group: readonly HeldContract[]): boolean =>
    group.length > 1 && group.some((contract) => coverOf(contract, cover)?.isMain);

const present = (rule: DoubleRule, group: readonly HeldContract[]): DoubleCover => ({
  cover: rule.cover,
  title: rule.title(group[0]?.thing ?? ""),
  text: rule.text,
  source: rule.source,
  contracts: group.map((contract) => {
    const { heldId, product, providerName, monthlyOre, yearOre } = contract;
    const { isMain = false, limit } = coverOf(contract, rule.cover) ?? {};
    return { heldId, product, providerName, monthlyOre, yearOre, isMain, limit };
  }),
});

/** What the household does not have here. It may have it elsewhere: the texts of the rules state that. */
export function findMissing(
  contracts: readonly HeldContract[],
  comparable: readonly CoverVertical[],
  searched: readonly string[],
): MissingCover[] {
  if (contracts.length === 0) return [];
  return MISSING_RULES.flatMap(({ cover, shownTo, title, text, source }) => {
    if (contracts.some((contract) => coverOf(contract, cover))) return [];
    const found = comparable.find(
      (each) => each.cover === cover && (shownTo === "household" || searched.includes(each.vertical)),
    );
    if (!found) return [];
    const { vertical, product } = found;
    return [{ cover, title: title(product), text, source, vertical, product }];
  });
}
