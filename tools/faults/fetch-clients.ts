import { FORM_HEADER } from "#http/middleware/form-token.ts";
import { normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import { systemClock } from "#platform/clock.ts";
import { insurers } from "#verticals/_insurance/insurers.ts";
import { fetchPeople, type FetchPerson } from "#simulators/world/fetch-people.ts";
import { findPerson } from "#simulators/world/people.ts";
import { newBrowser, send } from "./browser.ts";

/** What a visitor wants, and how it must end. */
export interface FetchPlan {
  /** The path of the calls of its service. */
  readonly path: string;
  readonly subject: Readonly<Record<string, string>>;
  readonly expected: string;
  /** What a success must show: the plate of a car, the address of a home. */
  readonly thing: string;
  readonly readThing: (searchParameters: Readonly<Record<string, string | null>>) => string | undefined;
  /** Closes the modal after a while. */
  readonly isClosed: boolean;
}

/** As the visitor saw it. */
export interface AskedFetch {
  readonly plan: FetchPlan;
  readonly fetchId: string | undefined;
  readonly status: string | undefined;
  readonly shownThing: string | undefined;
  readonly isVisibleToStranger: boolean;
}

type Expected = Readonly<Record<string, string>>;

const EXPECTED: Expected = {
  HMT001: "SUCCESS",
  HMT002: "NO_INSURANCES_AT_SELECTED_PROVIDER",
  HMT003: "OTHER_ERROR",
  HMT005: "BANKID_ERROR",
  HMT006: "SUCCESS",
  HMT008: "SUCCESS",
  HMT011: "SUCCESS",
  HMT012: "GENERAL_ERROR",
};
const EXPECTED_OF_HOMES: Expected = { ...EXPECTED, HMT009: "NOT_OWNER", HMT014: "SUCCESS" };

/** Empty: cancelled by the visitor. */
const CLOSED = "";

const carPlan = ({ registrationNumber, personalNumber }: FetchPerson, expected: string): FetchPlan => ({
  path: "/forsakring/bil/",
  subject: { carregnumber: registrationNumber, civicnumber: personalNumber },
  expected,
  thing: registrationNumber,
  readThing: ({ carregnumber }) => (carregnumber ? normalizeRegistrationNumber(carregnumber) : undefined),
  isClosed: expected === CLOSED,
});

const homePlan = ({ personalNumber }: FetchPerson, expected: string): FetchPlan => ({
  path: "/forsakring/villa/",
  subject: { civicnumber: personalNumber },
  expected,
  thing: addressOf(personalNumber),
  readThing: ({ address, zip }) => (address && zip ? `${address}, ${zip.replace(" ", "")}` : undefined),
  isClosed: expected === CLOSED,
});

function addressOf(personalNumber: string): string {
  const { street = "", postalCode = "" } = findPerson(personalNumber) ?? {};
  return `${street}, ${postalCode}`;
}

type MakePlan = (person: FetchPerson, expected: string) => FetchPlan;

/** One plan per expected outcome, one more success, and one that the visitor closes. */
function plansOf(plan: MakePlan, expected: Expected): FetchPlan[] {
  const plans = fetchPeople.flatMap((person): FetchPlan[] => {
    const end = expected[person.registrationNumber];
    return end === undefined ? [] : [plan(person, end)];
  });
  const find = (plate: string) => fetchPeople.filter(({ registrationNumber }) => registrationNumber === plate);
  return [
    ...plans,
    ...find("HMT011").map((each) => plan(each, CLOSED)),
    ...find("HMT001").map((each) => plan(each, "SUCCESS")),
  ];
}

/** Plans for both services: what is fetched for one must never be shown for the other. */
export const fetchPlans: readonly FetchPlan[] = [
  ...plansOf(carPlan, EXPECTED),
  ...plansOf(homePlan, EXPECTED_OF_HOMES),
];

const TRY_AGAIN_MS = 250;
const POLL_MS = 500;
const GIVES_UP_MS = 150_000;
const CLOSES_AFTER_MS = 4_000;

const FORM_TOKEN = /\b[0-9a-z]{8,9}\.[\w-]{43}/;

interface Answer {
  readonly status: number;
  readonly result: Readonly<Record<string, unknown>>;
}

/** A browser that tries the next node when one does not answer, as a proxy would. */
function askFrom(urls: readonly string[], publicOrigin: string, path: string) {
  const who = newBrowser(Math.random);
  const site = { urls, publicOrigin };
  let turn = Math.floor(Math.random() * urls.length);
  let formToken: string | undefined;
  /** As a page has it: without one nothing is answered about a person. */
  const openForm = async (): Promise<string> => {
    const [token] = FORM_TOKEN.exec((await send(site, who, path, { turn })).text) ?? [];
    if (token === undefined) throw new Error("the page has no form token");
    return token;
  };
  return async (
    call: string,
    fields: Readonly<Record<string, string>>,
    giveUpMs: number,
  ): Promise<Answer | undefined> => {
    while (performance.now() < giveUpMs) {
      try {
        formToken ??= await openForm();
        const { status, text } = await send(site, who, path + call, {
          fields,
          turn,
          headers: { [FORM_HEADER]: formToken },
        });
        const body = JSON.parse(text) as { Data: { Result: Record<string, unknown> } | null };
        if (status < 500) return { status, result: body.Data?.Result ?? {} };
      } catch {
        // Down, or cut off in the middle.
      }
      turn++;
      await systemClock.sleep(TRY_AGAIN_MS);
    }
    return undefined;
  };
}

/** Begins a fetch, follows it to its end and reads the result, whatever is killed meanwhile. */
export async function fetchUntilSettled(
  nodes: readonly string[],
  origin: string,
  plan: FetchPlan,
): Promise<AskedFetch> {
  const ask = askFrom(nodes, origin, plan.path);
  const stranger = askFrom(nodes, origin, plan.path);
  const giveUpMs = performance.now() + GIVES_UP_MS;
  const { subject } = plan;
  const info = await ask("get-owner-insurance-info", subject, giveUpMs);
  const { version } = (info?.result["consent"] ?? {}) as { version?: string };
  const begun = await ask(
    "init-fetch-insurance-data",
    {
      ...subject,
      shopid: String(insurers.granskog.shopId),
      loginmethod: "SWEDISH_MOBILE_BANKID_OTHER_DEVICE_MOCK",
      consent: "true",
      consentversion: version ?? "",
    },
    giveUpMs,
  );
  const fetchId = typeof begun?.result["fetchDataId"] === "string" ? begun.result["fetchDataId"] : undefined;
  const nothing = { plan, fetchId, status: undefined, shownThing: undefined, isVisibleToStranger: false };
  if (fetchId === undefined) return nothing;
  const fields = { fetchdataid: fetchId };
  const closesMs = performance.now() + CLOSES_AFTER_MS;
  for (;;) {
    await systemClock.sleep(POLL_MS);
    if (plan.isClosed && performance.now() >= closesMs) await ask("cancel-fetch-insurance-data", fields, giveUpMs);
    const polled = await ask("poll-insurance-data", fields, giveUpMs);
    if (!polled) return nothing;
    if (polled.result["isDone"] === true) break;
  }
  const [checked, asStranger] = [
    await ask("check-fetch-result", fields, giveUpMs),
    await stranger("check-fetch-result", fields, giveUpMs),
  ];
  const parameters = (checked?.result["SearchParameters"] ?? {}) as Readonly<Record<string, string | null>>;
  return {
    plan,
    fetchId,
    status: checked?.result["status"] as string | undefined,
    shownThing: plan.readThing(parameters),
    isVisibleToStranger: asStranger?.status !== 404,
  };
}
