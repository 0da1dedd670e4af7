import { fieldTexts, monthNames } from "./field.texts.sv.ts";
import { isDate } from "./date.ts";
import { type FieldAttrs, type InputRules, type Option, typedRules } from "./input-rules.ts";

/** Held as YYYY-MM while it is chosen, either half may still be empty ("2019-", "-05"); stored with a day. */
export const yearMonthRules: InputRules = {
  ...typedRules,
  clean(typed) {
    const [, year = "", month = ""] = /^(\d{0,4})-?(\d{0,2})/.exec(typed) ?? [];
    return year || month ? `${year}-${month}` : "";
  },
  findProblem(value, attrs, today) {
    const date = withDay(value, attrs);
    if (!isDate(date)) return fieldTexts.yearMonth;
    const [first, last] = bounds(attrs, today);
    if (date < first) return fieldTexts.tooEarly(first);
    return date > last ? fieldTexts.tooLate(last) : undefined;
  },
  store: (value, attrs) => (value === "" ? "" : withDay(value, attrs)),
  missing: fieldTexts.yearMonth,
  settles: "at-once",
};

export const monthOptions: readonly Option[] = monthNames.map((label, at) => ({
  id: String(at + 1).padStart(2, "0"),
  label,
}));

/** The last sixty years up to the later bound, fewer when the bounds are closer; newest first when from is later than to. */
export function yearChoices(attrs: FieldAttrs, today: string): string[] {
  const [first, last] = bounds(attrs, today).map((date) => Number(date.slice(0, 4))) as [number, number];
  const length = Math.min(YEAR_CHOICES, last - first + 1);
  const descending = Array.from({ length }, (_, at) => String(last - at));
  return isTurned(attrs, today) ? descending : descending.toReversed();
}

/** Spec 1 §9. */
const YEAR_CHOICES = 60;

const withDay = (value: string, { day = "01" }: FieldAttrs): string => `${value}-${day}`;

const bounds = (attrs: FieldAttrs, today: string): [first: string, last: string] => {
  const [from, to] = fromTo(attrs, today);
  return from > to ? [to, from] : [from, to];
};

const isTurned = (attrs: FieldAttrs, today: string): boolean => {
  const [from, to] = fromTo(attrs, today);
  return from > to;
};

const fromTo = ({ fromDate, toDate }: FieldAttrs, today: string): [from: string, to: string] => [
  fromDate ?? `${Number(today.slice(0, 4)) - YEAR_CHOICES}${today.slice(4)}`,
  toDate ?? today,
];
