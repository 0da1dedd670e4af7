import { hasLuhnChecksum, isPersonalNumber } from "#domain/person/personal-number.ts";
import type { CheckSide, ExtraCheck } from "./check-field.ts";
import { fieldTexts } from "./kinds/field.texts.sv.ts";
import type { InputKind } from "./kinds/input-rules.ts";

/** The whole list of what the server checks and the browser does not; in a file of its own so that no browser loads it. */
const serverChecks: Readonly<Partial<Record<InputKind, ExtraCheck>>> = {
  "civic-number": (value, today) => (isPersonalNumber(value, today) ? undefined : fieldTexts.personalNumber),
  // A sole trader's number is the trader's personal number.
  "organisation-number": (value, today) =>
    isOrganisationNumber(value) || isPersonalNumber(value, today) ? undefined : fieldTexts.organisationNumber,
};

export const onServer = (today: string): CheckSide => ({ today, extraChecks: serverChecks });

/** Ten digits whose third is at least 2, or twelve beginning with 16; the last digit checks the others. */
export function isOrganisationNumber(typed: string): boolean {
  const [, ten] = /^(?:16)?(\d\d[2-9]\d{7})$/.exec(typed.replace(/\D/g, "")) ?? [];
  return ten !== undefined && hasLuhnChecksum(ten);
}
