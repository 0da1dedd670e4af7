import type { ShareCapability } from "#verticals/_contract/share.ts";
import { aboutSharedDeposit } from "#verticals/deposit/deposit-share.texts.sv.ts";
import type { DepositSearch } from "#verticals/deposit/deposit.search.ts";
import { depositParameters } from "./deposit-parameters.ts";

export const depositShare: ShareCapability<DepositSearch> = {
  about: ({ amountKr, years }) => aboutSharedDeposit(amountKr, years),
  answers: (search) => depositParameters.answers(search, ["amount", "time", "withdrawal"]),
};
