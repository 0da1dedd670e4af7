import type { PolicyQuirk } from "#simulators/verticals/registry.ts";

/** People whose insurance is fetched in a way of its own, at whatever insurer is chosen, and the vehicle they own. */
export interface FetchPerson {
  readonly registrationNumber: string;
  readonly personalNumber: string;
  /** Where the collection ends instead of COMPLETED, and whether a login comes first. */
  readonly end?: { readonly status: string; readonly isBeforeLogin: boolean };
  readonly pace?: "slow" | "stuck";
  readonly quirk?: PolicyQuirk;
  readonly isGarbage?: boolean;
  readonly isOffRoad?: boolean;
  readonly what: string;
}

const early = (status: string) => ({ status, isBeforeLogin: true });
const late = (status: string) => ({ status, isBeforeLogin: false });

export const fetchPeople: readonly FetchPerson[] = [
  { registrationNumber: "HMT001", personalNumber: "196507233721", what: "everything is reported: SUCCESS" },
  {
    registrationNumber: "HMT002",
    personalNumber: "197602032380",
    end: late("COMPLETED_EMPTY"),
    what: "has nothing there: NO_INSURANCES_AT_SELECTED_PROVIDER",
  },
  {
    registrationNumber: "HMT003",
    personalNumber: "197612242391",
    end: late("FAILED"),
    what: "the collection fails: OTHER_ERROR",
  },
  {
    registrationNumber: "HMT004",
    personalNumber: "197710092383",
    end: early("THIRD_PARTY_ERROR"),
    what: "the insurer is down: OTHER_ERROR, before any login",
  },
  {
    registrationNumber: "HMT005",
    personalNumber: "197810252390",
    end: early("AUTHENTICATION_CONFLICT"),
    what: "another login is under way: BANKID_ERROR, before any login",
  },
  {
    registrationNumber: "HMT006",
    personalNumber: "197908292381",
    quirk: "paid-once",
    what: "a campaign, paid once: SUCCESS",
  },
  {
    registrationNumber: "HMT007",
    personalNumber: "198103272384",
    quirk: "no-fee",
    what: "no fee is reported: SUCCESS",
  },
  {
    registrationNumber: "HMT008",
    personalNumber: "198307122393",
    quirk: "no-date",
    what: "no renewal date is reported: SUCCESS",
  },
  {
    registrationNumber: "HMT009",
    personalNumber: "198508269993",
    quirk: "other-holder",
    what: "another person is named on it: NO_INSURANCES_AT_SELECTED_PROVIDER",
  },
  {
    registrationNumber: "HMT010",
    personalNumber: "198804012386",
    isOffRoad: true,
    what: "off the road: VEHICLE_DEREGISTERED",
  },
  {
    registrationNumber: "HMT011",
    personalNumber: "199004102399",
    pace: "slow",
    what: "collects for fifteen seconds: IN_PROGRESS, then SUCCESS",
  },
  {
    registrationNumber: "HMT012",
    personalNumber: "199211072393",
    isGarbage: true,
    what: "what was collected cannot be read: GENERAL_ERROR",
  },
  {
    registrationNumber: "HMT013",
    personalNumber: "199505182395",
    pace: "stuck",
    what: "never gets further: INITIATED until the time is up, then OTHER_ERROR",
  },
  {
    registrationNumber: "HMT014",
    personalNumber: "199712272393",
    end: late("COMPLETED_PARTIAL"),
    quirk: "three-months",
    what: "reported in part, and for three months only: SUCCESS, a campaign",
  },
];

const byPerson: ReadonlyMap<string, FetchPerson> = new Map(fetchPeople.map((each) => [each.personalNumber, each]));

export const findFetchPerson = (personalNumber: string): FetchPerson | undefined => byPerson.get(personalNumber);
