import type { FieldDescription } from "#domain/form/form-description.ts";
import type { ApplyStep } from "#verticals/_contract/applied.ts";
import { dropdown, nameOptions, yesNo } from "#verticals/_contract/form-fields.ts";
import { lenders } from "#verticals/_credit/lenders.ts";
import { AMOUNT_KR, CHILDREN, EMPLOYMENTS, HOUSINGS, PURPOSES, YEARS } from "./privateloan.fields.ts";
import {
  childrenNames,
  employmentNames,
  housingNames,
  privateLoanFormTexts as texts,
  privateLoanTexts,
  purposeNames,
} from "./privateloan.texts.sv.ts";

const amount = (field: Pick<FieldDescription, "name" | "label" | "suffix" | "max"> & Partial<FieldDescription>) =>
  ({ kind: "number", required: true, min: 0, maxLength: 9, ...field }) satisfies FieldDescription;

const HAS_OTHER_CREDIT = { field: "hasothercredit", is: "yes" } as const;
const HAS_CO_APPLICANT = { field: "coapplicant", is: "yes" } as const;

/** Above this a number is a slip of the fingers. */
const MOST_KR = 9_999_999;

const { steps, next } = privateLoanTexts;

export const privateLoanSteps: readonly ApplyStep[] = [
  {
    slug: "lanet",
    label: steps.loan,
    form: {
      sections: [
        {
          title: "",
          fields: [
            amount({ name: "amount", ...texts.amount, min: AMOUNT_KR.min, max: AMOUNT_KR.max, isHalf: true }),
            amount({ name: "years", ...texts.years, min: YEARS.min, max: YEARS.max, maxLength: 2, isHalf: true }),
            dropdown({ name: "purpose", ...texts.purpose, options: nameOptions(PURPOSES, purposeNames) }),
          ],
        },
      ],
      submit: next.economy,
    },
  },
  {
    slug: "ekonomi",
    label: steps.economy,
    form: {
      sections: [
        {
          title: "",
          fields: [
            {
              name: "employment",
              kind: "radio",
              required: true,
              ...texts.employment,
              options: nameOptions(EMPLOYMENTS, employmentNames),
            },
            amount({ name: "income", ...texts.income, max: MOST_KR }),
            {
              name: "housing",
              kind: "radio",
              required: true,
              ...texts.housing,
              options: nameOptions(HOUSINGS, housingNames),
            },
            amount({ name: "housingcost", ...texts.housingCost, max: MOST_KR, isHalf: true }),
            dropdown({
              name: "children",
              ...texts.children,
              options: nameOptions(CHILDREN, childrenNames),
              isHalf: true,
            }),
            yesNo({ name: "hasothercredit", ...texts.hasOtherCredit }),
            amount({
              name: "othercredit",
              ...texts.otherCredit,
              max: MOST_KR,
              isHalf: true,
              showWhen: HAS_OTHER_CREDIT,
            }),
            amount({
              name: "othercreditcost",
              ...texts.otherCreditCost,
              max: MOST_KR,
              isHalf: true,
              showWhen: HAS_OTHER_CREDIT,
            }),
            { name: "settle", kind: "checkbox", required: false, ...texts.settle, showWhen: HAS_OTHER_CREDIT },
          ],
        },
      ],
      submit: next.person,
    },
  },
  {
    slug: "uppgifter",
    label: steps.person,
    form: {
      sections: [
        {
          title: "",
          fields: [
            { name: "civicnumber", kind: "civic-number", required: true, ...texts.personalNumber, lookup: "off" },
            { name: "email", kind: "email", required: true, ...texts.email, lookup: "off", isHalf: true },
            { name: "phone", kind: "phone", required: true, ...texts.phone, isHalf: true },
            yesNo({ name: "coapplicant", ...texts.coApplicant, defaultValue: "no" }),
            {
              name: "coname",
              kind: "text",
              required: true,
              ...texts.coName,
              maxLength: 80,
              autocomplete: "off",
              showWhen: HAS_CO_APPLICANT,
            },
            {
              name: "cocivicnumber",
              kind: "civic-number",
              required: true,
              ...texts.coPersonalNumber,
              lookup: "off",
              autocomplete: "off",
              isHalf: true,
              showWhen: HAS_CO_APPLICANT,
            },
            {
              name: "coemail",
              kind: "email",
              required: true,
              ...texts.coEmail,
              lookup: "off",
              autocomplete: "off",
              isHalf: true,
              showWhen: HAS_CO_APPLICANT,
            },
          ],
        },
      ],
      submit: next.review,
    },
  },
  {
    slug: "granska",
    label: steps.review,
    form: {
      sections: [
        {
          title: "",
          fields: [
            { name: "creditcheck", kind: "checkbox", required: true, ...texts.consent(Object.keys(lenders).length) },
          ],
        },
      ],
      submit: next.sign,
    },
  },
];
