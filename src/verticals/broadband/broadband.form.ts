import type { FieldDescription, FormDescription } from "#domain/form/form-description.ts";
import { nameOptions } from "#verticals/_contract/form-fields.ts";
import { BROADBAND_TYPES } from "./broadband.search.ts";
import {
  allTypes,
  anyBinding,
  anySpeed,
  bindingName,
  broadbandErrorTexts,
  broadbandFormTexts as texts,
  broadbandTypeHelp,
  broadbandTypeNames,
  speedName,
} from "./broadband.texts.sv.ts";

/** Addendum C. */
export const SPEEDS_MBIT = [100, 250, 500, 1_000] as const;
const BINDINGS = [0, 12, 24] as const;

const homeFields: readonly FieldDescription[] = [
  {
    name: "address",
    kind: "text",
    required: true,
    ...texts.address,
    maxLength: 100,
    pattern: "[\\p{L}\\d][\\p{L}\\d .,:/'-]*",
    invalidMessage: broadbandErrorTexts.address,
    autocomplete: "address-line1",
  },
  { name: "zip", kind: "zip", required: true, ...texts.postalCode, isHalf: true },
  {
    name: "city",
    kind: "text",
    required: false,
    ...texts.city,
    maxLength: 60,
    pattern: "\\p{L}[\\p{L} .:'-]*",
    invalidMessage: broadbandErrorTexts.city,
    autocomplete: "address-level2",
    isHalf: true,
  },
];

const wishFields: readonly FieldDescription[] = [
  {
    name: "type",
    kind: "radio",
    required: true,
    ...texts.type,
    options: [
      { id: "all", label: allTypes, help: broadbandTypeHelp.all },
      ...nameOptions(BROADBAND_TYPES, broadbandTypeNames).map((option) => ({
        ...option,
        help: broadbandTypeHelp[option.id],
      })),
    ],
    defaultValue: "all",
  },
  {
    name: "speed",
    kind: "dropdown",
    required: false,
    ...texts.speed,
    options: [
      { id: "", label: anySpeed },
      ...SPEEDS_MBIT.map((mbit) => ({ id: String(mbit), label: speedName(mbit) })),
    ],
    isHalf: true,
  },
  {
    name: "bindtime",
    kind: "dropdown",
    required: false,
    ...texts.binding,
    options: [
      { id: "", label: anyBinding },
      ...BINDINGS.map((months) => ({ id: String(months), label: bindingName(months) })),
    ],
    isHalf: true,
  },
];

const currentFee: FieldDescription = {
  name: "currentfee",
  kind: "number",
  required: false,
  ...texts.currentFee,
  min: 1,
  max: 5_000,
  maxLength: 4,
};

export const broadbandForm: FormDescription = {
  sections: [
    { title: texts.homeSection, fields: homeFields },
    { title: texts.wishSection, fields: wishFields },
    { title: texts.todaySection, fields: [currentFee] },
  ],
  submit: texts.submit,
};
