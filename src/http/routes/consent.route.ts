import { startPath } from "#domain/addresses/site-paths.ts";
import { consentCallPath, trackingCallPath } from "#domain/addresses/consent-call-paths.ts";
import { DAY_S } from "#domain/calendar/durations.ts";
import { chooseCategory } from "#domain/consent/consent-banner.ts";
import {
  type Consent,
  CONSENT_COOKIE,
  consentCookieValue,
  consentList,
  ALL_CATEGORIES,
  MARKETING,
  NECESSARY_ONLY,
  PRODUCT,
  readConsentList,
  SETTINGS_PARAMETER,
  SETTINGS_VIEW,
} from "#domain/consent/consent.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/consent.schema.ts";
import type { ConsentJourney } from "#journeys/consent/consent-journey.ts";
import type { ConsentPlace } from "#journeys/consent/consent.port.ts";
import { consentCallTexts } from "./consent.texts.sv.ts";

export const consentCalls = (journey: ConsentJourney): Call[] => [
  cookieCall(journey),
  cookieForm(journey),
  trackingCall(journey),
];

/** Names the place on the page where the choice was made; its presence shows that our own script sent it. */
export const CONSENT_HEADER = "x-sparv-consent";

/** A choice is made a few times; an office may share one address. */
const CHOICE_LIMIT = { name: "consent", windowMs: 60_000, limit: 120 };
/** A page measures a handful of things. */
const TRACKING_LIMIT = { name: "tracking", windowMs: 60_000, limit: 600 };

/** A year: then the question is asked again. */
const CHOICE_LIFE_S = 365 * DAY_S;

/**
 * The documented call changes something by GET (OP-31). Browsers put `Sec-Fetch-Site` on every request themselves and
 * let no other site's page add a header of ours, so a link, an image or a foreign page cannot choose for a visitor.
 */
function cookieCall(journey: ConsentJourney): Call {
  return defineCall({
    method: "GET",
    path: consentCallPath(),
    summary: "Stores what a visitor has agreed to; only from our own pages, with the header x-sparv-consent",
    input: schema.consentQuerySchema,
    output: schema.consentDataSchema,
    access: "visitor",
    limit: CHOICE_LIMIT,
    async handle({ consent: list }, request) {
      const place = readPlace(request.header(CONSENT_HEADER));
      if (!place || request.header("sec-fetch-site") !== "same-origin") return { kind: "forbidden" };
      const consent = readConsentList(list);
      if (!consent) return { kind: "invalid", errors: [{ field: "consent", message: consentCallTexts.unknownList }] };
      await choose(journey, request, consent, place);
      return { kind: "ok", value: { Result: { Consent: consentList(consent) } } };
    },
  });
}

const readPlace = (header: string | undefined): ConsentPlace | undefined =>
  header === "banner" || header === "settings" ? header : undefined;

/** The banner's form where there is no script. Like every post it must come from our own origin. */
function cookieForm(journey: ConsentJourney): Call {
  return defineCall({
    method: "POST",
    path: consentCallPath(),
    summary: "The same by a form: stores the choice and sends the browser back to the page it was on",
    input: schema.consentFormSchema,
    output: schema.consentDataSchema,
    access: "visitor",
    limit: CHOICE_LIMIT,
    async handle({ choice, category, return: from }, request) {
      if (choice === "settings") return { kind: "see-other", location: returnAddress(from, SETTINGS_VIEW) };
      await choose(journey, request, consentOf(choice, category), "form");
      return { kind: "see-other", location: returnAddress(from) };
    },
  });
}

function consentOf(choice: "all" | "necessary" | "save", ticked: readonly string[]): Consent {
  if (choice === "all") return ALL_CATEGORIES;
  const wanted = ([PRODUCT, MARKETING] as const).filter((category) => ticked.includes(String(category)));
  return choice === "necessary" ? NECESSARY_ONLY : wanted.reduce<Consent>(chooseCategory, NECESSARY_ONLY);
}

async function choose(
  journey: ConsentJourney,
  { visitor, setCookie }: CallRequest,
  consent: Consent,
  place: ConsentPlace,
): Promise<void> {
  await journey.choose({ owner: visitor.owner(), consent, place });
  const value = consentCookieValue(consent, journey.textVersion);
  setCookie(`${CONSENT_COOKIE}=${value}; Path=/; Max-Age=${CHOICE_LIFE_S}; Secure; SameSite=Lax`);
}

const ANY_ORIGIN = "http://any.invalid";

/** A page of ours, or the start: the field came from the browser, and must not redirect elsewhere. */
function returnAddress(from: string, view?: string): string {
  const url = URL.canParse(from, ANY_ORIGIN) ? new URL(from, ANY_ORIGIN) : new URL(ANY_ORIGIN);
  // Two slashes at the beginning would name a host once the made-up one is taken away.
  const pathname = url.origin === ANY_ORIGIN && !url.pathname.startsWith("//") ? url.pathname : startPath();
  const search = new URLSearchParams(pathname === url.pathname ? url.search : "");
  search.delete(SETTINGS_PARAMETER);
  if (view !== undefined) search.set(SETTINGS_PARAMETER, view);
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
}

function trackingCall(journey: ConsentJourney): Call {
  return defineCall({
    method: "POST",
    path: trackingCallPath(),
    summary: "Receives what a page measured; stored only when the visitor has agreed to it",
    input: schema.trackingBodySchema,
    output: schema.trackingDataSchema,
    access: "visitor",
    limit: TRACKING_LIMIT,
    async handle({ trackinginfo, trackingtype }, { visitor, header }) {
      const consent = journey.chosen(header("cookie"));
      const outcome = await journey.measure(
        { type: trackingtype, about: trackinginfo },
        { consent, owner: () => visitor.owner() },
      );
      if (outcome === "taken") return { kind: "ok", value: {} };
      return { kind: "invalid", errors: [{ field: "trackinginfo", message: consentCallTexts.personal }] };
    },
  });
}
