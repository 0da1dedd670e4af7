import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { OwnSection, VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { electricityOrderTexts as texts } from "#verticals/electricity/electricity-order.texts.sv.ts";
import type { ElectricitySearch } from "#verticals/electricity/electricity.search.ts";
import { SWITCH_DAYS } from "#verticals/electricity/present-contract.ts";
import { FACILITY_FIELD, FACILITY_PATTERN } from "#verticals/electricity/facility-id.ts";

/** A grid company needs no longer for a new household. */
const MOVE_DAYS = 1;
const MAX_DAYS_AHEAD = 365;

/** What an order asks for beyond the search (E-014), when it may start, and what may be corrected afterwards. */
export const electricityOrderFields = {
  ownFields: () => [facilitySection, invoiceSection],
  startDates: (_search, values, today) => ({
    earliest: addDays(today, values["movingin"] === "true" ? MOVE_DAYS : SWITCH_DAYS),
    latest: addDays(today, MAX_DAYS_AHEAD),
  }),
  corrections: () => [{ ...facilityField, help: texts.facilityIdCorrection, required: true }],
  mandate: texts.mandate,
} satisfies Pick<VerticalCheckout<ElectricitySearch>, "ownFields" | "startDates" | "corrections" | "mandate">;

const yesOrNo = (name: string, label: string): FieldDescription => ({
  name,
  kind: "radio",
  required: true,
  label,
  options: [
    { id: "true", label: texts.yes },
    { id: "false", label: texts.no },
  ],
  defaultValue: "false",
});

const facilityField: FieldDescription = {
  name: FACILITY_FIELD,
  kind: "text",
  required: false,
  ...texts.facilityId,
  maxLength: 30,
  pattern: FACILITY_PATTERN,
  checkDigit: "gs1",
  invalidMessage: texts.facilityIdInvalid,
  autocomplete: "off",
};

/** The search asks until when the present contract binds. */
const facilitySection: OwnSection = {
  title: texts.facility,
  fields: [
    // It moves the first day: the form is described again.
    { ...yesOrNo("movingin", texts.movingIn.label), help: texts.movingIn.help, onChange: ["recalculate"] },
    facilityField,
    {
      name: "areaid",
      kind: "text",
      required: false,
      ...texts.areaId,
      maxLength: 3,
      pattern: String.raw`\p{L}{3}`,
      invalidMessage: texts.areaIdInvalid,
      autocomplete: "off",
    },
  ],
};

const elsewhere = { field: "otherinvoiceaddress", is: "true" } as const;

const invoiceSection: OwnSection = {
  title: texts.invoice,
  fields: [
    {
      name: "paymenttype",
      kind: "radio",
      required: true,
      label: texts.paymentType,
      options: Object.entries(texts.paymentTypes).map(([id, label]) => ({ id, label })),
      defaultValue: "einvoice",
    },
    yesOrNo("otherinvoiceaddress", texts.otherInvoiceAddress),
    {
      name: "personal_invoiceaddress",
      kind: "text",
      required: true,
      label: texts.invoiceAddress,
      maxLength: 100,
      autocomplete: "billing address-line1",
      showWhen: elsewhere,
    },
    {
      name: "personal_invoicezip",
      kind: "text",
      required: true,
      label: texts.invoiceZip,
      maxLength: 6,
      pattern: "\\d{3} ?\\d{2}",
      invalidMessage: texts.invoiceZipInvalid,
      autocomplete: "billing postal-code",
      showWhen: elsewhere,
    },
    {
      name: "personal_invoicecity",
      kind: "text",
      required: true,
      label: texts.invoiceCity,
      maxLength: 60,
      autocomplete: "billing address-level2",
      showWhen: elsewhere,
    },
    { name: "personal_mobile", kind: "phone", required: false, ...texts.mobile },
  ],
};
