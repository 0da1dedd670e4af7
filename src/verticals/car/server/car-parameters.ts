import type { FieldDescription } from "#domain/form/form-description.ts";
import { formatKr } from "#domain/format/swedish-format.ts";
import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { choice, optional, postalCode, text, whole } from "#verticals/_contract/search-fields.ts";
import { searchParameters } from "#verticals/_contract/search-parameters.ts";
import { site, siteField } from "#verticals/_contract/site-parameter.ts";
import { carCheckoutTexts } from "#verticals/car/car-checkout.texts.sv.ts";
import { type CarSearch, EXCESS_CHOICES_KR } from "#verticals/car/car.search.ts";
import { carErrorTexts } from "#verticals/car/car.texts.sv.ts";
import { carForm } from "#verticals/car/car.vertical.ts";

/** Only the checkout asks for it. An empty choice is the insurer's own excess: what was searched for stays possible. */
const excessField: FieldDescription = {
  name: "excesscost",
  kind: "dropdown",
  required: false,
  ...carCheckoutTexts.excess,
  options: [
    { id: "", label: carCheckoutTexts.standardExcess },
    ...EXCESS_CHOICES_KR.map((kr) => ({ id: String(kr), label: formatKr(kr * 100) })),
  ],
  invalidMessage: carErrorTexts.excess,
  showWhen: { field: "insurancetype", is: "full" },
};

/**
 * Under the names of spec 2 §3. Unknown names are left aside; `startdate` is one of them on purpose: prices are asked for
 * without it (C-010).
 */
export const carParameters = searchParameters<CarSearch>({
  form: carForm,
  unasked: [excessField, siteField],
  fields: {
    registrationNumber: {
      ...text("carregnumber"),
      show: (number) => ({ carregnumber: formatRegistrationNumber(number) }),
    },
    cover: choice("insurancetype"),
    yearlyMileage: choice("yearlymileage"),
    personalNumber: text("civicnumber", { personal: "hidden" }),
    postalCode: postalCode("zip"),
    excessKr: optional(whole("excesscost")),
    domain: site,
  },
});
