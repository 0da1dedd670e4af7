import { addDays } from "#domain/calendar/day-arithmetic.ts";
import type { FieldDescription } from "#domain/form/form-description.ts";
import type { OwnSection, VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { broadbandOrderTexts as texts } from "#verticals/broadband/broadband-order.texts.sv.ts";
import type { BroadbandSearch } from "#verticals/broadband/broadband.search.ts";
import { operators } from "./operators.ts";

const PRESENT_OPERATOR = "presentoperator";
const NO_OPERATOR = "none";
const OTHER_OPERATOR = "other";

/** No operator connects a home sooner. */
const LEAST_DAYS_AHEAD = 3;
const MAX_DAYS_AHEAD = 180;
/** The longest binding and notice together, with room to spare. */
const MAX_BOUND_DAYS = 3 * 365;

/** What an order asks for beyond the search, and when it may begin. */
export const broadbandOrderFields = {
  ownFields: (_search, today) => [homeSection, numberSection, presentSection(today)],
  startDates: (_search, _values, today) => ({
    earliest: addDays(today, LEAST_DAYS_AHEAD),
    latest: addDays(today, MAX_DAYS_AHEAD),
  }),
  mandate: texts.mandate,
} satisfies Pick<VerticalCheckout<BroadbandSearch>, "ownFields" | "startDates" | "mandate">;

const yesOrNo = (
  name: string,
  { label, help }: { readonly label: string; readonly help: string },
): FieldDescription => ({
  name,
  kind: "radio",
  required: true,
  label,
  help,
  options: [
    { id: "true", label: texts.yes },
    { id: "false", label: texts.no },
  ],
  defaultValue: "false",
});

const homeSection: OwnSection = {
  title: texts.home,
  fields: [
    yesOrNo("movingin", texts.movingIn),
    yesOrNo("technician", texts.technician),
    {
      name: "technicianslot",
      kind: "radio",
      required: true,
      label: texts.slot,
      options: Object.entries(texts.slots).map(([id, label]) => ({ id, label })),
      defaultValue: "any",
      showWhen: { field: "technician", is: "true" },
    },
  ],
};

const numberSection: OwnSection = {
  title: texts.number,
  fields: [
    yesOrNo("keepnumber", texts.keepNumber),
    {
      name: "personal_oldnumber",
      kind: "phone",
      required: true,
      label: texts.oldNumber,
      showWhen: { field: "keepnumber", is: "true" },
    },
  ],
};

const presentSection = (today: string): OwnSection => ({
  title: texts.present,
  fields: [
    {
      name: PRESENT_OPERATOR,
      kind: "dropdown",
      required: true,
      ...texts.presentOperator,
      options: [
        { id: NO_OPERATOR, label: texts.noOperator },
        ...Object.values(operators).map(({ slug, name }) => ({ id: slug, label: name })),
        { id: OTHER_OPERATOR, label: texts.otherOperator },
      ],
      defaultValue: NO_OPERATOR,
    },
    {
      name: "presentend",
      kind: "date",
      required: false,
      ...texts.presentEnd,
      minDate: today,
      maxDate: addDays(today, MAX_BOUND_DAYS),
      showWhen: { field: PRESENT_OPERATOR, isNot: NO_OPERATOR },
    },
  ],
});
