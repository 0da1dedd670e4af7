import { optional, type SearchField, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { mortgageForm } from "#verticals/mortgage/mortgage.form.ts";
import type { MortgageSearch } from "#verticals/mortgage/mortgage.search.ts";
import { mortgageErrorTexts } from "#verticals/mortgage/mortgage.texts.sv.ts";

/** Percent as it is typed; hundredths of it in the search. */
const rate = (name: string): SearchField<number> => ({
  name,
  read: (stored) => Math.round(Number(stored[name]) * 100),
  write: (value) => ({ [name]: String(value / 100) }),
});

export const mortgageParameters = searchParameters<MortgageSearch>({
  form: mortgageForm,
  fields: {
    loanKr: whole("loan"),
    valueKr: whole("value"),
    monthlyIncomeKr: whole("income"),
    borrowers: whole("borrowers"),
    currentRate: optional(rate("currentrate")),
    currentTermMonths: whole("currentbinding"),
    exitFeeKr: optional(whole<number>("exitfee")),
    termMonths: whole("binding"),
  },
  findErrors: ({ loanKr, valueKr }) =>
    loanKr > valueKr ? [{ field: "loan", message: mortgageErrorTexts.aboveValue }] : [],
});
