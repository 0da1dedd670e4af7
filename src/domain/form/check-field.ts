import type { Validity } from "./field.ts";
import { isEmpty } from "./kinds/is-empty.ts";
import type { FieldDescription } from "./form-description.ts";
import { inputKinds } from "./input-kinds.ts";
import type { InputKind, InputRules } from "./kinds/input-rules.ts";

/** Where a check is made: `onClient` or, with a little more to check, `onServer`. */
export interface CheckSide {
  /** An ISO date in Sweden. */
  readonly today: string;
  readonly extraChecks: Readonly<Partial<Record<InputKind, ExtraCheck>>>;
}

/** Called for values without other problems; returns what is wrong. */
export type ExtraCheck = (value: string, today: string) => string | undefined;

export const onClient = (today: string): CheckSide => ({ today, extraChecks: {} });

export interface Verdict {
  readonly validity: Validity;
  /** Empty unless invalid. */
  readonly message: string;
}

export const rulesOf = (field: FieldDescription): InputRules => inputKinds[field.kind];

/** False where the value is the description's own and nothing that arrives may change it. */
export const takesInput = (field: FieldDescription): boolean => rulesOf(field).takesInput && !field.isDisabled;

export const isFieldEmpty = (field: FieldDescription, value: string): boolean =>
  isEmpty(value) || rulesOf(field).isEmpty(value, field);

/** Before anyone has typed: what is filled in is taken to be right (V-005). */
export const defaultValidity = (field: FieldDescription, value: string): Validity =>
  isFieldEmpty(field, value) ? "unset" : "valid";

/** Takes the value as cleaned. */
export function checkField(field: FieldDescription, value: string, { today, extraChecks }: CheckSide): Verdict {
  const rules = rulesOf(field);
  const findProblem = () => rules.findProblem(value, field, today) ?? extraChecks[field.kind]?.(value, today);
  if (isFieldEmpty(field, value)) {
    return field.required && takesInput(field)
      ? refuse(field, rules.missing, field.missingMessage)
      : { validity: "unset", message: "" };
  }
  const problem = field.isValidated === false ? undefined : findProblem();
  return problem === undefined ? { validity: "valid", message: "" } : refuse(field, problem);
}

const refuse = (field: FieldDescription, problem: string, own = field.invalidMessage): Verdict => ({
  validity: "invalid",
  message: own ?? problem,
});
