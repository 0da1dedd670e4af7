import type { SharedDetail } from "#verticals/_insurance/protocols/read-quote.ts";

/** What only a house offer has (spec 3 §3). A type, not an interface: generic parts hold it as a plain record. */
export type HouseDetail = Omit<SharedDetail, "firstStart"> & {
  /** What the visitor pays of a damage to the building, and to what is in it. */
  readonly buildingExcessOre: number;
  readonly movablesExcessOre: number;
  /** Drulle, for the things and for the building; undefined in what was stored before insurers reported it. */
  readonly hasOwnMistakes: boolean | undefined;
  readonly hasOwnBuildingMistakes: boolean | undefined;
};
