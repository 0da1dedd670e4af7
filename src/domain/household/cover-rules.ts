import { coverRuleTexts as texts } from "./cover-rules.texts.sv.ts";
import type { Cover } from "./held-cover.ts";

/** Where anyone can read what a rule states. */
export interface RuleSource {
  readonly title: string;
  readonly address: string;
}

/** What it means to have the same cover twice. */
export interface DoubleRule {
  readonly cover: Cover;
  /** Only for one and the same thing: two things need one each. */
  readonly isOfOneThing?: true;
  title(thing: string): string;
  readonly text: string;
  readonly source: RuleSource;
}

/** When the absence of a cover is worth showing. */
export interface MissingRule {
  readonly cover: Cover;
  /** household: for anyone who has something else here. searched: for those who have compared it. */
  readonly shownTo: "household" | "searched";
  title(product: string): string;
  readonly text: string;
  readonly source: RuleSource;
}

const CONSUMERS = "https://www.konsumenternas.se/forsakring/";
const INJURY_PAGE = `${CONSUMERS}person/om-olycksfallsforsakringar/val-och-behov`;
const INSURANCE_ACT = "https://lagen.nu/2005:104#K6P4S1";

export const DOUBLE_RULES: readonly DoubleRule[] = [
  {
    cover: "travel",
    title: () => texts.travel.title,
    text: texts.travel.text,
    source: { title: texts.travel.source, address: `${CONSUMERS}resa/om-reseforsakringar` },
  },
  {
    cover: "injury",
    title: () => texts.injury.title,
    text: texts.injury.text,
    source: { title: texts.injury.source, address: INJURY_PAGE },
  },
  {
    cover: "vehicle",
    isOfOneThing: true,
    title: texts.vehicle.title,
    text: texts.vehicle.text,
    source: { title: texts.vehicle.source, address: INSURANCE_ACT },
  },
  {
    cover: "home",
    title: () => texts.home.title,
    text: texts.home.text,
    source: { title: texts.home.source, address: INSURANCE_ACT },
  },
];

export const MISSING_RULES: readonly MissingRule[] = [
  {
    cover: "injury",
    shownTo: "household",
    title: texts.missing.title,
    text: texts.missing.injury,
    source: { title: texts.missing.injurySource, address: INJURY_PAGE },
  },
  {
    cover: "home",
    shownTo: "searched",
    title: texts.missing.title,
    text: texts.missing.home,
    source: {
      title: texts.missing.homeSource,
      address: `${CONSUMERS}olika-forsakringar/om-hemforsakringar/grundskydd-och-tillagg`,
    },
  },
];
