import type { WireTables } from "#verticals/_insurance/protocols/insurance-provider.ts";
import {
  flag,
  listOf,
  money,
  oneOf,
  personalNumber,
  postalCode,
  sameIn,
  text,
  whole,
} from "#verticals/_insurance/protocols/wire-kinds.ts";
import type { WireTable } from "#verticals/_insurance/protocols/wire-table.ts";
import { EXTRA_BUILDING_TYPES, type ExtraBuilding, type HouseSearch } from "#verticals/house/house.search.ts";

export type HouseQuestion = Omit<HouseSearch, "domain">;

/** What only a house quote states. */
export interface HouseAnswer {
  /** What the visitor pays of a damage to the building, and to what is in it. */
  readonly buildingExcessOre: number;
  readonly movablesExcessOre: number;
  /** Drulle, for the things and for the building. */
  readonly hasOwnMistakes: boolean;
  readonly hasOwnBuildingMistakes: boolean;
}

const excess = money({ minOre: 0, maxOre: 100_000_00 });

const extraBuilding: WireTable<ExtraBuilding> = {
  type: { wire: ["kind", "sort", "Typ"], kind: sameIn(EXTRA_BUILDING_TYPES) },
  area: { wire: ["area", "yta", "Yta"], kind: whole },
  winter: {
    wire: ["winter", "vinter", "Vinterbonad"],
    kind: oneOf({
      no: ["NO", "nej", "NEJ"],
      yeswithoutfurnish: ["BARE", "oinredd", "OINREDD"],
      yeswithfurnish: ["FURNISHED", "inredd", "INREDD"],
    }),
  },
};

/** More than anyone may list with us. */
const MAX_READ_BUILDINGS = 10;

/** The whole of what house insurers are asked and answer; `house.wire.test.ts` states the messages. */
export const houseTables: WireTables<HouseQuestion, HouseAnswer> = {
  lineNames: ["home", "villa", "villa"],
  questions: {
    personalNumber: { wire: ["ssn", "personnummer", "Personnummer"], kind: personalNumber },
    address: { wire: ["address", "gatuadress", "Adress"], kind: text },
    postalCode: { wire: ["postalCode", "postnr", "Postnummer"], kind: postalCode },
    propertyName: {
      wire: ["propertyName", "fastighet", "Fastighetsbeteckning"],
      kind: text,
      isOptional: true,
      isUnrated: true,
    },
    purchaseYear: { wire: ["purchaseYear", "inkopsar", "Inkopsar"], kind: whole },
    buildYear: { wire: ["house.builtYear", "byggar", "Byggar"], kind: whole },
    renovationYear: { wire: ["house.renovatedYear", "renoverad", "Renoveringsar"], kind: whole, isOptional: true },
    livingArea: { wire: ["house.livingArea", "boyta", "Boyta"], kind: whole },
    otherArea: { wire: ["house.otherArea", "biyta", "Biyta"], kind: whole },
    residents: { wire: ["residents", "boende", "AntalBoende"], kind: whole },
    bathrooms: { wire: ["house.bathrooms", "badrum", "AntalBadrum"], kind: whole },
    hasWaterHeating: { wire: ["house.waterHeating", "vattenburet", "VattenburenVarme"], kind: flag },
    basement: {
      wire: ["house.basement", "kallare", "Kallare"],
      kind: oneOf({
        no: ["NONE", "ingen", "INGEN"],
        furnishedbasement: ["FURNISHED", "inredd", "INREDD"],
        unfurnishedbasement: ["UNFURNISHED", "oinredd", "OINREDD"],
        souterrain: ["SOUTERRAIN", "suterrang", "SUTERRANG"],
      }),
    },
    alarm: {
      wire: ["house.alarm", "larm", "Larm"],
      kind: oneOf({
        no: ["NONE", "inget", "SAKNAS"],
        alarm: ["LOCAL", "eget", "LARM"],
        alarmcentral: ["CENTRAL", "central", "CENTRAL"],
      }),
    },
    coversOwnMistakes: { wire: ["accident.contents", "drulleSaker", "DrulleLosore"], kind: flag },
    coversOwnBuildingMistakes: { wire: ["accident.building", "drulleHus", "DrulleByggnad"], kind: flag },
    extraBuildings: {
      wire: ["extraBuildings", "ovrigaByggnader", "Byggnader.Byggnad"],
      kind: listOf(extraBuilding, MAX_READ_BUILDINGS),
    },
  },
  answers: {
    buildingExcessOre: { wire: ["excess.building", "sjalvriskByggnadOre", "SjalvriskByggnad"], kind: excess },
    movablesExcessOre: { wire: ["excess.contents", "sjalvriskLosoreOre", "SjalvriskLosore"], kind: excess },
    hasOwnMistakes: { wire: ["accident.contents", "drulleSaker", "DrulleLosore"], kind: flag },
    hasOwnBuildingMistakes: { wire: ["accident.building", "drulleHus", "DrulleByggnad"], kind: flag },
  },
};
