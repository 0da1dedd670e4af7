import { plainTerm as plain, readMarks, type SignedText } from "#domain/bankid/signed-text.ts";
import { maskPersonalNumber } from "#domain/person/masked-personal-number.ts";
import type { AppliedVertical } from "#verticals/_contract/applied.ts";
import type { ApplicationFields } from "#verticals/_contract/apply.ts";
import { applyTexts } from "./apply.texts.sv.ts";
import type { DraftStore, StoredDraft } from "./draft.port.ts";
import { applicantOf, coApplicantOf } from "./read-draft.ts";

/** The name that the register has for a number; undefined when it gives none to this asker. */
export type RegisteredName = (personalNumber: string, asker: NameAsker) => Promise<string | undefined>;

interface NameAsker {
  readonly owner: string;
  readonly address?: string | undefined;
}

/** The other one is named as the register has them, or by the number: never by a name that the applicant has typed. */
export async function textOf(
  { registeredName }: { readonly registeredName: RegisteredName },
  vertical: AppliedVertical,
  fields: ApplicationFields,
  asker: NameAsker,
): Promise<SignedText> {
  const other = coApplicantOf(vertical.description, fields);
  const name = other && (await registeredName(other.personalNumber, { owner: asker.owner, address: asker.address }));
  const shown = other && (name ?? applyTexts.personWith(maskPersonalNumber(other.personalNumber)));
  return writeText(vertical.signedText(plainFields(fields), shown === undefined ? undefined : plain(shown)));
}

/** The applicant has signed: BankID has named them. */
export async function coTextOf(
  { drafts }: { readonly drafts: Pick<DraftStore, "applicantName"> },
  vertical: AppliedVertical,
  { applicationHash }: StoredDraft,
  fields: ApplicationFields,
): Promise<SignedText> {
  const { personalNumber } = applicantOf(vertical.description, fields);
  const name =
    (await drafts.applicantName(applicationHash)) ?? applyTexts.personWith(maskPersonalNumber(personalNumber));
  return writeText((vertical.coSignedText ?? vertical.signedText)(plainFields(fields), plain(name)));
}

const writeText = (paragraphs: readonly string[]): SignedText => paragraphs.map(readMarks);

/** What the applicant has typed brings no formatting of its own into the text. */
const plainFields = (fields: ApplicationFields): ApplicationFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
