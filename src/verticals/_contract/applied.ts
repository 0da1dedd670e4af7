import type { FormDescription } from "#domain/form/form-description.ts";
import type { Nouns } from "#domain/text/nouns.ts";
import type { ApplicationFields, ApplyCapability } from "./apply.ts";
import type { LoadOwnPage } from "./own-pages.ts";
import type { VerticalPlace } from "./vertical-entry.ts";

/**
 * A vertical that is applied for and never searched: its product page is a page of its own at its path, and its form has several steps.
 * What both browser and server may know of it: plain data.
 */
export interface AppliedDescription extends VerticalPlace {
  readonly texts: AppliedTexts;
  /** The last is where the applicant reviews, consents and signs. Names of fields are unique in all of them. */
  readonly steps: readonly ApplyStep[];
  readonly parties: ApplyParties;
}

export interface AppliedTexts {
  readonly product: string;
  readonly nouns: Nouns;
  /** "Ansök om privatlån". */
  readonly applyTitle: string;
}

export interface ApplyStep {
  /** In the address: "ekonomi". */
  readonly slug: string;
  /** In the step indicator: "Din ekonomi". */
  readonly label: string;
  readonly form: FormDescription;
}

/** The fields that identify those who apply. */
export interface ApplyParties {
  readonly applicant: PartyFields;
  /** Another person who applies with the first, when its field has the value "yes"; none by default. */
  readonly coApplicant?: PartyFields & { readonly asked: string; readonly name: string };
}

export interface PartyFields {
  readonly personalNumber: string;
  readonly email: string;
}

/** What only the server may know of it. */
export interface AppliedVertical {
  readonly description: AppliedDescription;
  readonly apply: ApplyCapability;
  /** In the first person, one paragraph each, with asterisks around what is important: shown on the page and in BankID. */
  signedText(this: void, fields: ApplicationFields, other: string | undefined): readonly string[];
  /** The same for the person who applies with the first. Of each text `other` names the other one, as BankID or the register does. */
  coSignedText?(this: void, fields: ApplicationFields, other: string): readonly string[];
  /** The data of its own pages, by the path that its entry gives them. */
  readonly pages?: Readonly<Record<string, LoadOwnPage>>;
}
