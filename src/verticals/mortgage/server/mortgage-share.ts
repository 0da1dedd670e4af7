import type { ShareCapability } from "#verticals/_contract/share.ts";
import { aboutSharedMortgage } from "#verticals/mortgage/mortgage-share.texts.sv.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { mortgageParameters } from "./mortgage-parameters.ts";

export const mortgageShare: ShareCapability<MortgageSearch> = {
  about: ({ loanKr, termMonths }) => aboutSharedMortgage(loanKr, termMonths),
  answers: (search) => mortgageParameters.answers(search, ["loan", "binding"]),
};
