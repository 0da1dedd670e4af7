import type { ShareCapability } from "#verticals/_contract/share.ts";
import { aboutSharedElectricity } from "#verticals/electricity/electricity-share.texts.sv.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import type { ElectricityFacts } from "./electricity-facts.ts";
import { electricityParameters } from "./electricity-parameters.ts";

export const electricityShare: ShareCapability<ElectricitySearch, ElectricityFacts> = {
  about: ({ yearlyUseKwh, area }) => aboutSharedElectricity(yearlyUseKwh, area),
  answers: (search) =>
    electricityParameters.answers(search, ["powerarea", "housing", "yearlyuse", "contracttype", "environment"]),
};
