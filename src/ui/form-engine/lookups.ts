import type { LookupOutcome } from "#domain/form/form-state.ts";
import type { LookupName } from "#domain/form/kinds/input-rules.ts";
import { describePerson, describeVehicle, describeZipArea } from "#domain/form/lookup-answers.ts";

/** Looks up what was typed. The page passes the lookups in; a form without lookups makes no requests. */
export type Lookups = { readonly [Name in LookupName]?: LookUp<LookupAnswers[Name]> };

export interface LookupAnswers {
  readonly person: { readonly firstName?: string; readonly lastName?: string };
  readonly vehicle: {
    readonly color?: string;
    readonly brand?: string;
    readonly modelYear?: string | number;
    readonly power?: string | number;
  };
  readonly zip: { readonly cityName?: string; readonly countyName?: string };
  readonly organisation: { readonly message?: string };
  readonly email: object;
}

export type LookUp<Answer> = (value: string, options: LookUpOptions) => Promise<Looked<Answer>>;

export interface LookUpOptions {
  /** Aborted when the visitor types on or leaves. */
  readonly signal: AbortSignal;
  /** Instead of the standard call's path. */
  readonly path: string | undefined;
}

export type Looked<Answer> =
  | { readonly kind: "found"; readonly answer: Answer }
  /** The message replaces the field's own. */
  | { readonly kind: "unknown"; readonly message?: string | undefined }
  | { readonly kind: "unavailable" };

/** Never fails: a source that does not answer is unavailable. The answer is also passed to `onFound`. */
export async function runLookup<Name extends LookupName>(
  lookups: Lookups,
  { name, value, ...options }: { readonly name: Name; readonly value: string } & LookUpOptions,
  onFound: (answer: LookupAnswers[Name]) => void,
): Promise<LookupOutcome> {
  try {
    const looked: Looked<LookupAnswers[Name]> = (await lookups[name]?.(value, options)) ?? { kind: "unavailable" };
    if (looked.kind === "unavailable") return looked;
    if (looked.kind === "unknown") return { kind: "refused", ...(looked.message ? { message: looked.message } : {}) };
    onFound(looked.answer);
    return { kind: "found", text: describe[name](looked.answer) };
  } catch {
    return { kind: "unavailable" };
  }
}

/** V-028, V-035, V-040: the text under the field. */
const describe: { readonly [Name in LookupName]: (answer: LookupAnswers[Name]) => string } = {
  person: describePerson,
  vehicle: describeVehicle,
  zip: describeZipArea,
  organisation: ({ message = "" }) => message,
  email: () => "",
};
