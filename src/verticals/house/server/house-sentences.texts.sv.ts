import type { SentenceCase, SentenceSubject } from "#verticals/_insurance/sentences.ts";
import { type HouseSearch, RENOVATION_ASKED_BEFORE } from "#verticals/house/house.search.ts";

/** What insurers' lines are about. */
export const houseSubjects: readonly SentenceSubject[] = [[/drulle|allrisk/i, "OWN_MISTAKES", "OWN_BUILDING_MISTAKES"]];

/** Whom they are about. Who lives alone has no children in the home. */
export const houseCases = (search: HouseSearch | undefined): readonly SentenceCase[] => [
  [/barn/i, search !== undefined && search.residents > 1],
  [/äldre hus|hus med historia/i, search !== undefined && search.buildYear < RENOVATION_ASKED_BEFORE],
];
