import { choice, flag, listOf, optional, postalCode, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { site, siteField } from "#verticals/_contract/site-parameter.ts";
import { houseForm } from "#verticals/house/house.form.ts";
import { type ExtraBuilding, HOUSE_DEFAULTS, type HouseSearch } from "#verticals/house/house.search.ts";
import { houseErrorTexts } from "#verticals/house/house.texts.sv.ts";

/** Under the names of spec 3 §3. A price is for one house, so its address is part of what is rated. */
export const houseParameters = searchParameters<HouseSearch>({
  form: houseForm,
  unasked: [siteField],
  defaults: HOUSE_DEFAULTS,
  fields: {
    address: text("address", { personal: "shown" }),
    postalCode: postalCode("zip"),
    purchaseYear: whole("purchaseyear"),
    buildYear: whole("buildyear"),
    renovationYear: optional(whole("renovationyear")),
    livingArea: whole("livingarea"),
    otherArea: whole("biarea"),
    residents: whole("numberofresidents"),
    bathrooms: whole("numberofbathrooms"),
    hasWaterHeating: flag("waterheating"),
    alarm: choice("alarm"),
    basement: choice("basement"),
    // The land register would identify the visitor by it.
    propertyName: optional(text("realestatenumber", { personal: "hidden" })),
    coversOwnMistakes: flag("ownfault"),
    coversOwnBuildingMistakes: flag("ownfaultbuilding"),
    personalNumber: text("civicnumber", { personal: "hidden" }),
    extraBuildings: listOf<ExtraBuilding>("numberofextrabuildings", (place) => ({
      area: whole(`extrabuildings${place}area`),
      type: choice(`extrabuildings${place}type`),
      winter: choice(`extrabuildings${place}winter`),
    })),
    domain: site,
  },
  // Nothing can be renovated before it is built; land can be bought before.
  findErrors: ({ buildYear, renovationYear = buildYear }) =>
    renovationYear < buildYear ? [{ field: "renovationyear", message: houseErrorTexts.renovatedBeforeBuilt }] : [],
});
