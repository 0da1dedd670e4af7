import { insurancePlans } from "#verticals/_insurance/insurance-price.ts";
import { insuredNames } from "#verticals/accident/accident.texts.sv.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { accidentCheckoutTexts as texts } from "#verticals/accident/accident-checkout.texts.sv.ts";
import type { AccidentSearch } from "#verticals/accident/accident.search.ts";
import { accidentParameters } from "./accident-parameters.ts";

export const accidentCheckout: VerticalCheckout<AccidentSearch> = {
  plans: insurancePlans,
  ...accidentParameters.choices({ amountKr: {} }),
  subject: ({ insured }) => insured,
  summarize: (search) => [
    { id: "insuredfor", name: texts.insured, value: texts.insuredNames[search.insured] },
    ...accidentParameters.answers(search, ["amount"]),
    ...accidentParameters.otherAnswers(search, ["insuredfor", "amount"]),
  ],
  needs: (search) => ({
    wanted: texts.wanted(texts.insuredNames[search.insured].toLowerCase()),
    general: texts.general[search.insured],
    items: accidentParameters.answers(search, ["amount", "occupation", "sports"]),
  }),
  nameSubject: ({ insured }) => insuredNames[insured].toLowerCase(),
  header: "coach",
};
