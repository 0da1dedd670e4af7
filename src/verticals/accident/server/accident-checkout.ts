import { insuredNames } from "#verticals/accident/accident.texts.sv.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { accidentCheckoutTexts as texts } from "#verticals/accident/accident-checkout.texts.sv.ts";
import { amountField } from "#verticals/accident/accident.form.ts";
import { AMOUNTS, type AccidentSearch } from "#verticals/accident/accident.search.ts";
import { nameAmount, occupationNames, yesNoNames } from "#verticals/accident/accident.texts.sv.ts";

export const accidentCheckout: VerticalCheckout<AccidentSearch> = {
  customize: ({ amountKr }) => [{ ...amountField, defaultValue: String(amountKr), onChange: ["recalculate"] }],
  // Asked also about values that have not been checked, to draw the form again with them.
  withChoices: (search, values) => ({
    ...search,
    amountKr: Number(AMOUNTS.find((amount) => amount === values["amount"]) ?? search.amountKr),
  }),
  insuredObject: ({ insured }) => insured,
  summarize: (search) => [
    { id: "insuredfor", name: texts.insured, value: texts.insuredNames[search.insured] },
    { id: "amount", name: texts.amount, value: nameAmount(search.amountKr) },
    ...riskItems(search),
  ],
  needs: (search) => ({
    statement: texts.needsStatement[search.insured],
    items: [{ id: "amount", name: texts.wantedAmount, value: nameAmount(search.amountKr) }, ...riskItems(search)],
  }),
  insuranceType: () => undefined,
  insured: ({ insured }) => insuredNames[insured].toLowerCase(),
  header: "coach",
};

/** The visitor's answers that the price is based on. */
const riskItems = ({ occupation, hasRiskySports }: AccidentSearch): SummaryItem[] => [
  ...(occupation === undefined
    ? []
    : [{ id: "occupation", name: texts.occupation, value: occupationNames[occupation] }]),
  { id: "sports", name: texts.sports, value: yesNoNames[hasRiskySports ? "yes" : "no"] },
];
