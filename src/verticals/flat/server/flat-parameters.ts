import { choice, flag, optional, postalCode, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { site, siteField } from "#verticals/_contract/site-parameter.ts";
import { flatForm } from "#verticals/flat/flat.form.ts";
import type { FlatSearch } from "#verticals/flat/flat.search.ts";

/** A price is for one home, so its address is part of what is rated. */
export const flatParameters = searchParameters<FlatSearch>({
  form: flatForm,
  unasked: [siteField],
  fields: {
    address: text("address", { personal: "shown" }),
    postalCode: postalCode("zip"),
    housing: choice("housingtype"),
    association: optional(choice("association")),
    livingArea: whole("livingarea"),
    residents: whole("numberofresidents"),
    movables: choice("movables"),
    hasSafetyDoor: flag("safetydoor"),
    alarm: choice("alarm"),
    excessKr: whole("ownfault"),
    wantsAllrisk: flag("allrisk"),
    wantsTravel: flag("travel45"),
    personalNumber: text("civicnumber", { personal: "hidden" }),
    domain: site,
  },
});
