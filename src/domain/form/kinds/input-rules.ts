/** Spec 1 §3: the nineteen input kinds; year-month and autocomplete have rules in §5 and are described the same way. */
export type InputKind =
  | "number"
  | "float"
  | "percentage"
  | "phone"
  | "dropdown"
  | "email"
  | "civic-number"
  | "organisation-number"
  | "car-registration"
  | "motorcycle-registration"
  | "date"
  | "hidden"
  | "read-only"
  | "radio-button"
  | "radio"
  | "checkbox"
  | "tag"
  | "text"
  | "zip"
  | "year-month"
  | "autocomplete";

/** Id and Value on the wire; used for the choices of dropdowns, radios, tags and suggestions. */
export interface Option {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
}

/** What a description may set on a field beyond its kind. Each kind reads the few it knows. */
export interface FieldAttrs {
  /** Bounds of numbers; for text, of its length when no length is given. */
  readonly min?: number;
  readonly max?: number;
  /** A number that is a year: never after this one, and shown without marks between its digits. */
  readonly isYear?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** The last digit proves the others. */
  readonly checkDigit?: "gs1";
  /** A regular expression; each character that matches it is taken away. */
  readonly mask?: string;
  /** Values.MinDate and Values.MaxDate, YYYY-MM-DD. */
  readonly minDate?: string;
  readonly maxDate?: string;
  /** Year-month: a from later than its to turns the list of years around. */
  readonly fromDate?: string;
  readonly toDate?: string;
  readonly day?: "01" | "28";
  /** Values.TrueVal and Values.FalseVal. */
  readonly trueValue?: string;
  readonly falseValue?: string;
  readonly options?: readonly Option[];
  readonly suffix?: string;
  /** Off also when the page does a lookup of its own; the path replaces that of the standard call (L-003). */
  readonly lookup?: "off" | { readonly path: string };
  /** Shown instead of the kind's own text while the field is invalid. */
  readonly invalidMessage?: string;
  /** When nothing is typed. */
  readonly missingMessage?: string;
  /** An HTML token such as `given-name`, where the kind alone does not determine it. */
  readonly autocomplete?: string;
}

export type LookupName = "person" | "vehicle" | "zip" | "organisation" | "email";

export interface Lookup {
  readonly name: LookupName;
  /** An address looks complete long before it is: it is looked up when the field is left. */
  readonly when: "typed" | "left";
  /** Asked only about values that have no problem. */
  isDue(value: string): boolean;
  /** Shown when the lookup refuses the value without a message of its own. */
  readonly refusal: string;
}

/** One definition for browser and server. Every function takes any string without throwing. */
export interface InputRules {
  /** What stays in the field while the visitor types; cleaning twice changes nothing. */
  clean(typed: string, attrs: FieldAttrs): string;
  /** True when nothing has been given, beyond what is empty for every kind. */
  isEmpty(value: string, attrs: FieldAttrs): boolean;
  /** What is wrong with a cleaned value that is not empty, as text for the visitor. */
  findProblem(value: string, attrs: FieldAttrs, today: string): string | undefined;
  /** How the value is shown when the field is not being typed in; typed back, it is stored as the same. */
  format(value: string, attrs: FieldAttrs): string;
  /** The value as it is sent and stored; what is accepted is accepted again in this form. */
  store(value: string, attrs: FieldAttrs): string;
  /** Shown when the field is required and empty. */
  readonly missing: string;
  /** False for kinds that only carry a value. */
  readonly takesInput: boolean;
  /** A choice is made in one go; typing ends when the visitor pauses or leaves. */
  readonly settles: "at-once" | "after-typing";
  /** Left with a problem, the field goes back to its last good value. */
  readonly isReverted: boolean;
  readonly inputMode?: "numeric" | "decimal" | "tel" | "email";
  readonly autocomplete?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly suffix?: string;
  readonly lookup?: Lookup;
}

const unchanged = (value: string): string => value;

/** A kind that takes whatever is typed; the others override where they differ. */
export const typedRules: InputRules = {
  clean: unchanged,
  isEmpty: () => false,
  findProblem: () => undefined,
  format: unchanged,
  store: unchanged,
  missing: "",
  takesInput: true,
  settles: "after-typing",
  isReverted: false,
};
