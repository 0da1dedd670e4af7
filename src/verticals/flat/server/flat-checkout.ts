import type { FieldDescription } from "#domain/form/form-description.ts";
import { findField } from "#domain/form/form-description.ts";
import type { SummaryItem } from "#domain/order/order-record.ts";
import type { VerticalCheckout } from "#verticals/_contract/checkout.ts";
import { flatCheckoutTexts as texts } from "#verticals/flat/flat-checkout.texts.sv.ts";
import { flatForm } from "#verticals/flat/flat.form.ts";
import type { FlatDetail } from "#verticals/flat/flat.offer.ts";
import { EXCESS_CHOICES_KR, type FlatSearch, MOVABLES, YES_NO } from "#verticals/flat/flat.search.ts";
import {
  alarmNames,
  excessName,
  flatFormTexts,
  housingNames,
  movablesName,
  residentsName,
  yesNoNames,
} from "#verticals/flat/flat.texts.sv.ts";
import { summarizeFlatSearch } from "./flat-parameters.ts";

/** The home is as it is; how well it is insured can still be changed. */
const CHANGEABLE = ["movables", "ownfault", "allrisk", "travel45"] as const;

export const flatCheckout: VerticalCheckout<FlatSearch> = {
  customize(search) {
    const searchedFor = summarizeFlatSearch(search);
    return CHANGEABLE.flatMap((name) => {
      const field = findField(flatForm, name);
      return field ? [changeable(field, searchedFor[name] ?? "")] : [];
    });
  },
  withChoices: (search, values) => ({
    ...search,
    // Asked also about values that have not been checked, to draw the form again with them.
    movables: MOVABLES.find((id) => id === values["movables"]) ?? search.movables,
    excessKr: EXCESS_CHOICES_KR.find((kr) => String(kr) === values["ownfault"]) ?? search.excessKr,
    wantsAllrisk: readYesNo(values["allrisk"]) ?? search.wantsAllrisk,
    wantsTravel: readYesNo(values["travel45"]) ?? search.wantsTravel,
  }),
  asOffered(search, detail) {
    const {
      excesses: [{ ore }],
      hasAllrisk,
      travelDays,
    } = detail as FlatDetail;
    return {
      ...search,
      excessKr: EXCESS_CHOICES_KR.find((kr) => kr * 100 === ore) ?? search.excessKr,
      // An insurer may cover more than was asked for, at the same price.
      wantsAllrisk: hasAllrisk,
      wantsTravel: travelDays > 0,
    };
  },
  summarize: (search) => [
    { id: "housingtype", name: texts.housing, value: housingNames[search.housing] },
    { id: "livingarea", name: texts.livingArea, value: texts.squareMetres(search.livingArea) },
    { id: "numberofresidents", name: texts.residents, value: residentsName(String(search.residents)) },
    { id: "safetydoor", name: flatFormTexts.safetyDoor.label, value: yesNoNames[search.hasSafetyDoor ? "yes" : "no"] },
    { id: "alarm", name: flatFormTexts.alarm.label, value: alarmNames[search.alarm] },
    { id: "zip", name: texts.zip, value: `${search.postalCode.slice(0, 3)} ${search.postalCode.slice(3)}` },
  ],
  insuredObject: ({ address, postalCode }) => `${postalCode} ${address}`,
  home: ({ address, postalCode }) => ({ address, postalCode }),
  needs: (search) => ({ statement: texts.needsStatement, items: listNeeds(search) }),
  insuranceType: () => undefined,
  header: "coach",
};

const changeable = (field: FieldDescription, defaultValue: string): FieldDescription => ({
  ...field,
  defaultValue,
  onChange: ["recalculate"],
});

const listNeeds = (search: FlatSearch): SummaryItem[] => [
  { id: "movables", name: texts.movables, value: movablesName(search.movables) },
  { id: "ownfault", name: texts.excess, value: excessName(search.excessKr) },
  { id: "allrisk", name: flatFormTexts.allrisk.label, value: yesNoNames[search.wantsAllrisk ? "yes" : "no"] },
  { id: "travel45", name: flatFormTexts.travel.label, value: yesNoNames[search.wantsTravel ? "yes" : "no"] },
];

const readYesNo = (value: string | undefined): boolean | undefined =>
  YES_NO.some((id) => id === value) ? value === "yes" : undefined;
