import type { ShareCapability } from "#verticals/_contract/share.ts";
import { aboutSharedAccident } from "#verticals/accident/accident-share.texts.sv.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentParameters } from "./accident-parameters.ts";

export const accidentShare: ShareCapability<AccidentSearch> = {
  about: ({ insured, amountKr }) => aboutSharedAccident(insured, amountKr),
  answers: (search) => accidentParameters.answers(search, ["insuredfor", "amount"]),
};
