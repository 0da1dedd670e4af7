import type { MailNouns } from "#adapters/email/filled-templates.ts";
import type { Nouns } from "#domain/text/nouns.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

interface WithNouns {
  readonly description: { readonly name: string; readonly texts: { readonly nouns: Nouns } };
}

/** A mail without the name of a vertical was queued when all of them were of insurance, or has no nouns. */
export const mailNounsIn =
  (verticals: readonly WithNouns[]): MailNouns =>
  ({ vertical }) =>
    verticals.find(({ description }) => description.name === vertical)?.description.texts.nouns ?? insuranceNouns;
