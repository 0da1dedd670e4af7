import { mergeParameters, type ParameterSources, type SearchParameters } from "#domain/search/search-parameters.ts";

/** Where an insurer's answer differs from what the visitor typed before the fetch, by the name of the field. */
export type AnswerConflicts = Readonly<Record<string, AnswerConflict>>;

export interface AnswerConflict {
  readonly typed: string;
  readonly fetched: string;
  /** The visitor has chosen that the search uses what they typed. */
  readonly isTypedPreferred: boolean;
}

export interface FetchedAnswers {
  readonly stored?: SearchParameters | undefined;
  readonly given?: SearchParameters | undefined;
  readonly fetched?: ParameterSources["fetched"] | undefined;
  /** Known from the stored search. */
  readonly conflicts?: AnswerConflicts | undefined;
  /** Fields that are never sent to a page: what was typed there is not compared with what was fetched. */
  readonly withheldFields: readonly string[];
}

/**
 * As `mergeParameters`, what was fetched over what was typed, but nothing is replaced without a trace: each answer that the insurer
 * contradicts is stored, and an answer given to a conflict that is already known decides it.
 */
export function mergeFetched({
  stored = {},
  given = {},
  fetched = {},
  conflicts = {},
  withheldFields,
}: FetchedAnswers): {
  readonly parameters: SearchParameters;
  readonly conflicts: AnswerConflicts;
} {
  const found = Object.entries(fetched).flatMap(([name, reported]): [string, AnswerConflict][] => {
    if (reported === null || withheldFields.includes(name)) return [];
    const conflict = findConflict(reported, { before: conflicts[name], stored: stored[name], given: given[name] });
    return conflict ? [[name, conflict]] : [];
  });
  const preferred = found
    .filter(([, { isTypedPreferred }]) => isTypedPreferred)
    .map(([name, { typed }]) => [name, typed] as const);
  return {
    parameters: { ...mergeParameters({ stored, given, fetched }), ...Object.fromEntries(preferred) },
    conflicts: Object.fromEntries(found),
  };
}

interface Answers {
  readonly before: AnswerConflict | undefined;
  readonly stored: string | undefined;
  readonly given: string | undefined;
}

function findConflict(reported: string, { before, stored, given }: Answers): AnswerConflict | undefined {
  if (before && given !== undefined) {
    const isTypedPreferred = given !== "" && !isSame(given, reported);
    return { typed: isTypedPreferred ? given : before.typed, fetched: reported, isTypedPreferred };
  }
  const typed = before?.typed ?? given ?? stored ?? "";
  return typed === "" || isSame(typed, reported)
    ? undefined
    : { typed, fetched: reported, isTypedPreferred: before?.isTypedPreferred ?? false };
}

/** "123 45" and "12345", "Sparvvägen 7" and "SPARVVÄGEN 7" are the same answer. */
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (answer: string): string => answer.toLocaleLowerCase("sv").replaceAll(/[\s.,]+/g, "");
