import { ageOn, parsePersonalNumber } from "#domain/person/personal-number.ts";
import { type Cover, findPart, isIncluded } from "#domain/cover/cover.ts";
import { NUMBER_NAMES } from "./sentences.texts.sv.ts";

/** Whom an insurer's sentence is shown to. */
export interface Reader {
  readonly cover: Cover;
  /** Whole years; undefined where it is not known. */
  readonly age: number | undefined;
  /** Of what is insured, whole years. */
  readonly thingAge?: number | undefined;
}

/** Which parts of the cover a sentence is about: one of them is enough. */
export type SentenceSubject = readonly [pattern: RegExp, ...partTypes: readonly string[]];

/** Whom or what else a sentence is about, and whether the visitor is or has that. */
export type SentenceCase = readonly [pattern: RegExp, holds: boolean];

/** What an insurer writes beside its figures. */
interface Sentences {
  readonly featured: string | undefined;
  readonly benefits: readonly string[];
  readonly services: readonly string[];
  readonly about: string | undefined;
}

/** The same quote with what of its texts holds for the reader. */
export function withSentencesFor<Quote extends Sentences & { readonly bindingMonths: number }>(
  quote: Quote,
  reader: Reader,
  subjects: readonly SentenceSubject[],
  cases: readonly SentenceCase[] = [],
): Quote {
  const known = [...cases, [UNBOUND, quote.bindingMonths === 0] as const];
  const holds = (sentence: string): boolean =>
    holdsFor(sentence, reader, subjects) && known.every(([pattern, isSo]) => isSo || !pattern.test(sentence));
  const readable = (text: string | undefined) => (text !== undefined && holds(text) ? text : undefined);
  return {
    ...quote,
    featured: readable(quote.featured),
    benefits: quote.benefits.filter(holds),
    services: quote.services.filter(holds),
    about: readable(quote.about),
  };
}

/** Whole years of the one who asks; undefined where the number or the day is not known. */
export function ageOfAsker({
  search: { personalNumber },
  today,
}: {
  readonly search: { readonly personalNumber: string };
  readonly today?: string | undefined;
}): number | undefined {
  const person = today === undefined ? undefined : parsePersonalNumber(personalNumber, today);
  return person && today !== undefined ? ageOn(person, today) : undefined;
}

const UNBOUND = /ingen bindningstid|utan bindningstid/i;

/**
 * An insurer sends the same lines to everyone. One that is about something that this cover does not have, or about people of another age,
 * or about newer or older things, is not shown. Where the age is not known, it is not shown either.
 */
const holdsFor = (sentence: string, reader: Reader, subjects: readonly SentenceSubject[]): boolean =>
  subjects.every(
    ([pattern, ...types]) => !pattern.test(sentence) || types.some((type) => hasAsStated(sentence, reader.cover, type)),
  ) && holdsForAge(sentence, reader);

/** Also that nothing is paid of it oneself, where the sentence states that. */
function hasAsStated(sentence: string, cover: Cover, type: string): boolean {
  const part = findPart(cover, type);
  if (!part || !isIncluded(part)) return false;
  const excess = part.terms?.excess;
  return !NO_EXCESS.test(sentence) || (excess?.kind === "amount" && excess.ore === 0);
}

const NO_EXCESS = /(ingen|utan) självrisk/i;

function holdsForAge(sentence: string, { age = NaN, thingAge = NaN }: Reader): boolean {
  const least = yearsIn(/(?:fyllt|från) (\p{L}+|\d+)(?: år|\.|$)/u, sentence);
  const older = yearsIn(/äldre än (\p{L}+|\d+) år/u, sentence);
  const newFor = yearsIn(/nytt för gammalt i (\p{L}+|\d+) år/iu, sentence) ?? monthsIn(sentence);
  return (
    (least === undefined || age >= least) &&
    (older === undefined || thingAge > older) &&
    (newFor === undefined || thingAge < newFor)
  );
}

function yearsIn(pattern: RegExp, sentence: string): number | undefined {
  const written = pattern.exec(sentence)?.[1]?.toLowerCase();
  if (written === undefined) return undefined;
  const years = NUMBER_NAMES.indexOf(written);
  return years >= 0 ? years : /^\d+$/.test(written) ? Number(written) : undefined;
}

function monthsIn(sentence: string): number | undefined {
  const months = /nyvärde i (\d+) månader/i.exec(sentence)?.[1];
  return months === undefined ? undefined : Number(months) / 12;
}
