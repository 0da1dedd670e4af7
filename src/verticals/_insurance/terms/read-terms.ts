import type { TermsCitation } from "#domain/cover/cover.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { TERMS_LINK } from "#verticals/_insurance/terms-link.texts.sv.ts";

/** What we have read in the terms of the insurers of a line, by subject. Written by hand: `docs/terms-data.md`. */
export interface ReadTerms<Subject extends string> {
  /** YYYY-MM-DD: the day on which the oldest of the documents was last read. */
  readonly readOn: string;
  /** By the insurer's slug. */
  readonly documents: Readonly<Record<string, ReadDocument<Subject> | typeof NOT_READ>>;
}

/** Of an insurer whose terms no one has read: nothing of them is cited. */
export const NOT_READ = "not read";

export interface ReadDocument<Subject extends string> {
  /** As it is called on its first page. */
  readonly name: string;
  /** A subject that the document does not have is missing. */
  readonly clauses: Readonly<Partial<Record<Subject, ReadClause>>>;
}

export interface ReadClause {
  /** "punkt 8.1" */
  readonly place: string;
  /** Word for word. */
  readonly quote: string;
  /** What the sentence states and the offer does not, or states otherwise. */
  readonly states?: StatedTerms;
}

export interface StatedTerms {
  /** Instead of the excess of the offer. */
  readonly excessKr?: number;
  /** The excess is this share of the damage, and at least the other one. */
  readonly excessPercent?: number;
  /** More is not paid. */
  readonly limitKr?: number;
}

export function findClause<Subject extends string>(
  { documents }: ReadTerms<Subject>,
  providerId: number,
  subject: Subject,
): ReadClause | undefined {
  return documentOf(documents, providerId)?.clauses[subject];
}

/** The amounts of a sentence, in the order that it has them. */
export const readAmountsKr = (quote: string): number[] =>
  [...quote.matchAll(/(\d[\d ]*) kr\b/g)].map(([, digits = ""]) => Number(digits.replaceAll(" ", "")));

/**
 * A sentence with another excess than the offer is of other terms than those that the visitor would get: then the offer's figure
 * stands alone.
 */
export const statesOtherExcess = ({ quote, states = {} }: ReadClause, excessOre: number): boolean =>
  states.excessKr === undefined && readAmountsKr(quote).some((kr) => kr !== states.limitKr && kr * 100 !== excessOre);

/** With the address of the document where the offer has it. Undefined where the sentence has not been read. */
export function citeTerms<Subject extends string>(
  terms: ReadTerms<Subject>,
  { providerId, links }: { readonly providerId: number; readonly links: Links },
  subject: Subject,
): TermsCitation | undefined {
  const document = documentOf(terms.documents, providerId);
  const clause = document?.clauses[subject];
  if (!document || !clause) return undefined;
  const url = termsUrl(links);
  return {
    quote: clause.quote,
    document: document.name,
    place: clause.place,
    ...(url === undefined ? {} : { url }),
  };
}

const documentOf = <Subject extends string>(
  documents: ReadTerms<Subject>["documents"],
  providerId: number,
): ReadDocument<Subject> | undefined => {
  const insurer = Object.values(insurers).find((each) => each.providerId === providerId);
  const document = insurer && documents[insurer.slug];
  return document === NOT_READ ? undefined : document;
};

type Links = readonly { readonly name: string; readonly url: string }[];

export const termsUrl = (links: Links): string | undefined => links.find(({ name }) => name === TERMS_LINK)?.url;
