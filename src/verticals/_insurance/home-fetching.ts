import { checkField, onClient, rulesOf } from "#domain/form/check-field.ts";
import { findField, type FormDescription, listFields } from "#domain/form/form-description.ts";
import { formatPostalCode } from "#domain/format/postal-code.ts";
import type { Cover } from "#domain/cover/cover.ts";
import type {
  FetchedHome,
  FetchedPolicy,
  HomePlace,
  PolicyToday,
  VerticalFetching,
} from "#verticals/_contract/fetching.ts";

export interface HomeFetchingRules {
  /** The aggregator's names for such an insurance. */
  readonly subTypes: readonly string[];
  /** The search's form: a value that would not pass it counts as not reported. */
  readonly form: FormDescription;
  /** ISO date in Sweden. */
  readonly today: () => string;
  /** Under the names of the search: what the insurer reports beside what any home has, and null for what is to be asked. */
  toSearchParameters(home: FetchedHome): Readonly<Record<string, string | null>>;
  coverToday(policy: PolicyToday): Cover;
}

/** What any search of a home states. */
export interface HomeSearch extends HomePlace {
  readonly personalNumber: string;
}

/**
 * All sorts of homes are found the same way: by the sort of insurance, and of several the one at the searched address. What every
 * search has to answer is asked for, unless the insurer reports it.
 */
export const homeFetching = ({
  subTypes,
  form,
  today,
  toSearchParameters,
  coverToday,
}: HomeFetchingRules): VerticalFetching<HomeSearch> => ({
  subject: ({ personalNumber, address, postalCode }) => ({ personalNumber, home: { address, postalCode } }),
  isFor: ({ subType, belongsToOther }) => subTypes.includes(subType) && !belongsToOther,
  matchesOtherHolder: ({ subType, belongsToOther }) => subTypes.includes(subType) && belongsToOther,
  isBestMatch: ({ home }, { home: searched }) =>
    searched !== undefined &&
    home?.postalCode === searched.postalCode &&
    plainAddress(home.address) === plainAddress(searched.address),
  searchParameters: ({ home }: FetchedPolicy) =>
    Object.fromEntries(
      Object.entries({
        ...nothingReported(form),
        ...toHomeParameters(home ?? EMPTY_HOME),
        ...toSearchParameters(home ?? EMPTY_HOME),
      }).map(([name, value]) => [name, value === null ? null : ifValid(form, today(), name, value)]),
    ),
  coverToday,
});

/** The person is known already. */
const nothingReported = (form: FormDescription): Record<string, null> =>
  Object.fromEntries(
    listFields(form)
      .filter(({ required, showWhen, kind }) => required && !showWhen && kind !== "civic-number")
      .map(({ name }) => [name, null]),
  );

const EMPTY_HOME: FetchedHome = { otherFacts: {} };

const plainAddress = (address = ""): string =>
  address
    .toLocaleLowerCase("sv")
    .replaceAll(/[\s.,]+/g, " ")
    .trim();

function ifValid(form: FormDescription, today: string, name: string, value: string): string | null {
  const field = findField(form, name);
  if (!field) return null;
  const cleaned = rulesOf(field).clean(value, field);
  return checkField(field, cleaned, onClient(today)).validity === "valid" ? value : null;
}

/** What insurers report of any home, under the names that searches of homes share. */
const toHomeParameters = (home: FetchedHome): Record<string, string | null> => ({
  address: home.address ?? null,
  zip: home.postalCode === undefined ? null : formatPostalCode(home.postalCode),
  livingarea: numberOrNull(home.livingArea),
  // More than the last choice are counted as it: "8+".
  numberofresidents: numberOrNull(home.residents && Math.min(home.residents, MOST_RESIDENTS)),
  alarm: mapOrNull(ALARM_VALUES, home.otherFacts["alarm"]),
});

const MOST_RESIDENTS = 8;

const ALARM_VALUES: ValueMap = { none: "no", local: "alarm", connected: "alarmcentral" };

/** A search's values, by the aggregator's. */
export type ValueMap = Readonly<Record<string, string>>;

export const mapOrNull = (values: ValueMap, reported: string | undefined): string | null =>
  values[reported ?? ""] ?? null;

export const numberOrNull = (value: number | undefined): string | null => (value === undefined ? null : String(value));

/** An insurer's "true" and "false" as a search has them. */
export const yesOrNull = (reported: string | undefined): string | null =>
  mapOrNull({ true: "yes", false: "no" }, reported);
