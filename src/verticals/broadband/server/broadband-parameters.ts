import { choice, optional, postalCode, type SearchField, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { broadbandForm } from "#verticals/broadband/broadband.form.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";

/** Kronor as they are typed. */
const kronor = (name: string): SearchField<number> => ({
  name,
  read: (stored) => Number(stored[name]) * 100,
  write: (value) => ({ [name]: String(value / 100) }),
});

/** Under the names of addendum C. */
export const broadbandParameters = searchParameters<BroadbandSearch>({
  form: broadbandForm,
  fields: {
    address: text("address", { personal: "shown" }),
    postalCode: postalCode("zip"),
    city: optional(text("city")),
    type: choice("type"),
    minSpeedMbit: optional(whole("speed")),
    maxBindingMonths: optional(whole("bindtime")),
    currentFeeOre: optional(kronor("currentfee")),
  },
});
