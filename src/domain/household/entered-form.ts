import { addMonths } from "#domain/calendar/day-arithmetic.ts";
import type { FormDescription } from "#domain/form/form-description.ts";
import type { EnteredContract } from "./entered-contract.ts";
import { enteredFormTexts as texts } from "./entered-form.texts.sv.ts";

export interface EnteredKind {
  readonly name: string;
  readonly product: string;
}

const MAX_MONTHLY_KR = 100_000;
/** A date beyond it is mistyped: a loan is bound for ten years at most. */
const MAX_MONTHS = 132;

/** An agreement entered by hand; the same for the page and for the server that checks it. */
export function enteredForm(kinds: readonly EnteredKind[], today: string): FormDescription {
  const amount = { kind: "number", required: false, min: 0, max: MAX_MONTHLY_KR, suffix: texts.kr } as const;
  const day = { kind: "date", required: false, minDate: today, maxDate: addMonths(today, MAX_MONTHS) } as const;
  const options = kinds.map(({ name, product }) => ({ id: name, label: product }));
  return {
    sections: [
      {
        title: "",
        fields: [
          { name: "kind", kind: "dropdown", label: texts.kind, required: true, options },
          {
            name: "provider",
            kind: "text",
            label: texts.provider,
            required: true,
            maxLength: 60,
            missingMessage: texts.providerMissing,
          },
          { ...amount, name: "monthly", label: texts.monthly },
          { ...day, name: "renews", label: texts.renews },
          { ...day, name: "bound", label: texts.bound },
          { ...day, name: "campaign", label: texts.campaign },
          { ...amount, name: "next", label: texts.next },
        ],
      },
    ],
    submit: "",
  };
}

type Typed = Readonly<Record<string, string | undefined>>;

export const readEntered = ({ kind = "", provider = "", ...typed }: Typed): EnteredContract => ({
  vertical: kind,
  providerName: provider,
  ...ore("monthlyOre", typed["monthly"]),
  ...ore("nextMonthlyOre", typed["next"]),
  ...given("renewsOn", typed["renews"]),
  ...given("boundUntil", typed["bound"]),
  ...given("campaignUntil", typed["campaign"]),
});

/** What the form is filled in with when the agreement is changed. */
export function typedOf(contract: EnteredContract): Record<string, string> {
  const { vertical, providerName, monthlyOre, nextMonthlyOre, renewsOn, boundUntil, campaignUntil } = contract;
  const kr = (amount: number | undefined) => (amount === undefined ? "" : String(amount / 100));
  return {
    kind: vertical,
    provider: providerName,
    monthly: kr(monthlyOre),
    next: kr(nextMonthlyOre),
    renews: renewsOn ?? "",
    bound: boundUntil ?? "",
    campaign: campaignUntil ?? "",
  };
}

const ore = (name: "monthlyOre" | "nextMonthlyOre", kr: string | undefined) =>
  kr === undefined || kr === "" ? {} : { [name]: Number(kr) * 100 };

const given = (name: "renewsOn" | "boundUntil" | "campaignUntil", day: string | undefined) =>
  day === undefined || day === "" ? {} : { [name]: day };
