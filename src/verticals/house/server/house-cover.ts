import type { Cover } from "#domain/cover/cover.ts";
import type { PolicyToday } from "#verticals/_contract/fetching.ts";
import { type Insured, readPart, reportedParts, type StatedPart } from "#verticals/_insurance/terms/read-parts.ts";
import type { HouseSearch } from "#verticals/house/house.search.ts";
import { houseCoverNames as names, houseDetailTexts as excessNames } from "#verticals/house/house.texts.sv.ts";
import type { HouseAnswer } from "./house.questions.ts";
import { type HouseSubject, houseTerms } from "./house-terms/house-terms.texts.sv.ts";

const BUILDING = {
  type: "BUILDING",
  name: names.building,
  table: "excess",
  excessName: excessNames.buildingExcess,
} as const;
const MOVABLES = {
  type: "PERSONAL_PROPERTY",
  name: names.movables,
  table: "excess",
  excessName: excessNames.movablesExcess,
} as const;
const OWN_MISTAKES = { type: "OWN_MISTAKES", name: names.ownMistakes, table: "covers" } as const;
const OWN_BUILDING = { type: "OWN_BUILDING_MISTAKES", name: names.ownBuildingMistakes, table: "covers" } as const;
const WATER = { type: "WATER", name: names.water } as const;
const FIRE = { type: "FIRE", name: names.fire } as const;
const STORM = { type: "STORM", name: names.storm } as const;

/** What the visitor has asked for. */
type AskedHouse = Pick<HouseSearch, "coversOwnMistakes" | "coversOwnBuildingMistakes">;

export function describeHouseCover(stated: HouseAnswer, insured: Insured, asked?: AskedHouse): Cover {
  const { buildingExcessOre: building, movablesExcessOre: movables } = stated;
  const ownMistakes = { ...OWN_MISTAKES, ...(asked?.coversOwnMistakes ? { asked: {} } : {}) };
  const ownBuilding = { ...OWN_BUILDING, ...(asked?.coversOwnBuildingMistakes ? { asked: {} } : {}) };
  const parts: StatedPart<HouseSubject>[] = [
    // Of the sentences about the building, that of a fire states its excess without exceptions.
    { ...BUILDING, kind: "included", clause: "fire", excessOre: building },
    { ...MOVABLES, kind: "included", clause: "burglary", excessOre: movables },
    stated.hasOwnMistakes
      ? { ...ownMistakes, kind: "included", clause: "ownMistakes", excessOre: movables }
      : { ...ownMistakes, kind: "excluded", clause: "withoutOwnMistakes" },
    { ...ownBuilding, kind: stated.hasOwnBuildingMistakes ? "included" : "excluded", clause: "buildingMistakes" },
    { ...WATER, kind: "included", clause: "water", excessOre: building },
    { ...FIRE, kind: "included", clause: "fire", excessOre: building },
    // Many insurers have another excess for natural damage, and an offer does not state it.
    { ...STORM, kind: "by-terms", clause: "storm", excessOre: building },
  ];
  return parts.map((part) => readPart(houseTerms, insured, part));
}

/** By the insurers' own names of an excess, the most particular first. Whether drulle is included is not reported. */
export const houseCoverToday = (policy: PolicyToday): Cover => [
  ...reportedParts(policy, [
    { ...BUILDING, names: [/byggnad/i, /grund/i] },
    { ...MOVABLES, names: [/lösöre/i, /inbrott|stöld/i, /grund/i] },
    { ...OWN_MISTAKES, names: [] },
    { ...OWN_BUILDING, names: [] },
    { ...WATER, names: [/vatten/i, /byggnad/i, /grund/i] },
    { ...FIRE, names: [/brand/i, /byggnad/i, /grund/i] },
    { ...STORM, names: [/natur|storm/i] },
  ]),
];
