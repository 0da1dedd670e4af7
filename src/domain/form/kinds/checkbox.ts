import { fieldTexts } from "./field.texts.sv.ts";
import { type FieldAttrs, type InputRules, typedRules } from "./input-rules.ts";

/** An unticked box is as good as empty: a required one must be ticked. */
export const checkboxRules: InputRules = {
  ...typedRules,
  clean: (typed, attrs) => tickValue(isTicked(typed, attrs), attrs),
  isEmpty: (value, attrs) => !isTicked(value, attrs),
  store: (value, attrs) => tickValue(isTicked(value, attrs), attrs),
  missing: fieldTexts.missingTick,
  settles: "at-once",
};

export const isTicked = (value: string, { trueValue = "yes" }: FieldAttrs): boolean => value === trueValue;

export const tickValue = (isOn: boolean, { trueValue = "yes", falseValue = "no" }: FieldAttrs): string =>
  isOn ? trueValue : falseValue;
