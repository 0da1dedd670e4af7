import { flag, optional, type SearchField, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { depositForm } from "#verticals/deposit/deposit.form.ts";
import type { DepositSearch } from "#verticals/deposit/deposit.search.ts";

/** Percent as it is typed; hundredths of it in the search. */
const rate = (name: string): SearchField<number> => ({
  name,
  read: (stored) => Math.round(Number(stored[name]) * 100),
  write: (value) => ({ [name]: String(value / 100) }),
});

export const depositParameters = searchParameters<DepositSearch>({
  form: depositForm,
  fields: {
    amountKr: whole("amount"),
    years: whole("time"),
    currentRate: optional(rate("currentrate")),
    needsFree: flag("withdrawal"),
  },
});
