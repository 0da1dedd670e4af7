import { onServer } from "#domain/form/server-checks.ts";
import { checkForm, type FormValues } from "#domain/form/check-form.ts";
import type { FieldError } from "#domain/validation/checked.ts";
import type { AppliedDescription } from "#verticals/_contract/applied.ts";
import type { ApplicationFields } from "#verticals/_contract/apply.ts";
import { applyTexts } from "./apply.texts.sv.ts";

/** What is wrong with one step; nothing when it is complete. */
export function findProblems(
  { steps, parties }: AppliedDescription,
  at: number,
  values: FormValues,
  today: string,
): readonly FieldError[] {
  const step = steps[at];
  if (!step) return [];
  const checked = checkForm(step.form, values, onServer(today));
  if (!checked.ok) return checked.errors;
  const { applicant, coApplicant } = parties;
  const isSamePerson =
    coApplicant !== undefined &&
    checked.value[coApplicant.personalNumber] !== undefined &&
    checked.value[coApplicant.personalNumber] === checked.value[applicant.personalNumber];
  return isSamePerson ? [{ field: coApplicant.personalNumber, message: applyTexts.samePerson }] : [];
}

/** The first step that is not complete; the last one is where the application is signed. */
export function nextStep(description: AppliedDescription, values: FormValues, today: string): number {
  const last = description.steps.length - 1;
  const at = description.steps.findIndex((_, index) => findProblems(description, index, values, today).length > 0);
  return at === -1 ? last : at;
}

/** The answers of all steps as they are stored: what is not shown is left out. Undefined when a step is not complete. */
export function readFields(
  description: AppliedDescription,
  values: FormValues,
  today: string,
): ApplicationFields | undefined {
  const fields: Record<string, string> = {};
  for (const [at, { form }] of description.steps.entries()) {
    const checked = checkForm(form, values, onServer(today));
    if (!checked.ok || findProblems(description, at, values, today).length > 0) return undefined;
    Object.assign(fields, checked.value);
  }
  return fields;
}

export interface Party {
  readonly personalNumber: string;
  readonly email: string;
  readonly name: string;
}

export const applicantOf = ({ parties: { applicant } }: AppliedDescription, fields: ApplicationFields): Party => ({
  personalNumber: fields[applicant.personalNumber] ?? "",
  email: fields[applicant.email] ?? "",
  name: applyTexts.you,
});

/** Undefined when one person applies alone. */
export function coApplicantOf(
  { parties: { coApplicant } }: AppliedDescription,
  fields: ApplicationFields,
): Party | undefined {
  if (!coApplicant || fields[coApplicant.asked] !== "yes") return undefined;
  return {
    personalNumber: fields[coApplicant.personalNumber] ?? "",
    email: fields[coApplicant.email] ?? "",
    name: fields[coApplicant.name] ?? "",
  };
}
