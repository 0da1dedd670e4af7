import type { MailNouns } from "#adapters/email/filled-templates.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

/** A mail without the name of a vertical was queued when all of them were of insurance, or has no nouns. */
export const mailNounsIn =
  (verticals: readonly AnyVerticalServer[]): MailNouns =>
  ({ vertical }) =>
    verticals.find(({ description }) => description.name === vertical)?.description.texts.nouns ?? insuranceNouns;
