import { choice, flag, optional, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { accidentForm } from "#verticals/accident/accident.form.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";

/** Under the names of addendum C. */
export const accidentParameters = searchParameters<AccidentSearch>({
  form: accidentForm,
  fields: {
    insured: choice("insuredfor"),
    amountKr: whole("amount"),
    occupation: optional(choice("occupation")),
    hasRiskySports: flag("sports"),
    personalNumber: text("civicnumber", { personal: "hidden" }),
  },
});
