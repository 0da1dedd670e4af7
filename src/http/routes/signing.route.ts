import { signingCallPath } from "#domain/addresses/shop-call-paths.ts";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import * as schema from "#http/contract/signing.schema.ts";
import { signingCookies } from "#http/middleware/signing-cookies.ts";
import { presentSigningData } from "#http/presenters/signing.ts";
import type { BankIdBrowser } from "#journeys/bankid/bankid-order.port.ts";
import type { SigningJourney } from "#journeys/signing/signing-journey.ts";
import type { BegunSigning } from "#journeys/signing/start-signing.ts";
import type { Nouns } from "#domain/text/nouns.ts";
import type { VerticalPlace } from "#verticals/_contract/vertical-entry.ts";

/** Each start is an order at BankID. An office may share one address. */
const START_LIMIT = { name: "sign-start", windowMs: 10 * MINUTE_MS, limit: 60, failClosed: true };
/** The code changes every second, in several browsers behind one address. */
const STATUS_LIMIT = { name: "sign-status", windowMs: MINUTE_MS, limit: 600 };

/** A vertical whose orders or applications are signed. */
export interface SignedVertical {
  readonly description: VerticalPlace & { readonly texts: { readonly nouns: Nouns } };
}

/** The first start of a signing is the final submit of its form. */
export const signingCalls = (signing: SigningJourney, vertical: SignedVertical): Call[] => [
  startCall(signing, vertical),
  statusCall(signing, vertical),
  cancelCall(signing, vertical),
];

function startCall(signing: SigningJourney, { description }: SignedVertical): Call {
  return defineCall({
    method: "POST",
    path: signingCallPath(description),
    summary: "Starts the signing of an order again with BankID, as after a failure or on another device",
    input: schema.signBodySchema,
    output: schema.signingDataSchema,
    access: "visitor",
    limit: START_LIMIT,
    async handle({ signingid, device }, request) {
      const { address, userAgent } = request;
      const browser = browserOf(request);
      const reference = { signingId: signingid, vertical: description.name, browser };
      const start = await signing.startAgain(reference, { owner: browser.owner, address, userAgent, device });
      if (!start) return { kind: "not-found" };
      if (start.kind === "unavailable")
        return { kind: "refused", status: "BankIdUnavailable", value: { Result: { Message: start.message } } };
      if (start.kind === "conflict")
        return { kind: "refused", status: "OrderConflict", value: { Result: { Message: start.message } } };
      setSigningCookie(request, start.begun);
      return { kind: "ok", value: presentSigningData(start.view, description.texts.nouns) };
    },
  });
}

function statusCall(signing: SigningJourney, { description }: SignedVertical): Call {
  return defineCall({
    method: "POST",
    path: signingCallPath(description, "status"),
    summary: "The state of the signing of an order; accepts the order when the signature is complete",
    input: schema.signingBodySchema,
    output: schema.signingDataSchema,
    access: "visitor",
    isBackground: true,
    limit: STATUS_LIMIT,
    async handle({ signingid }, request) {
      const view = await signing.follow({
        signingId: signingid,
        vertical: description.name,
        browser: browserOf(request),
      });
      return view ? { kind: "ok", value: presentSigningData(view, description.texts.nouns) } : { kind: "not-found" };
    },
  });
}

function cancelCall(signing: SigningJourney, { description }: SignedVertical): Call {
  return defineCall({
    method: "POST",
    path: signingCallPath(description, "cancel"),
    summary: "Cancels the signing of an order: nothing is ordered",
    input: schema.signingBodySchema,
    output: schema.signingCancelledSchema,
    access: "visitor",
    limit: STATUS_LIMIT,
    async handle({ signingid }, request) {
      const isKnown = await signing.cancel({
        signingId: signingid,
        vertical: description.name,
        browser: browserOf(request),
      });
      return isKnown ? { kind: "ok", value: { Result: {} } } : { kind: "not-found" };
    },
  });
}

const browserOf = ({ visitor, header }: CallRequest): BankIdBrowser => ({
  owner: visitor.owner(),
  secrets: signingCookies.read(header("cookie")),
});

/** From now on only this browser can continue the signing. */
export function setSigningCookie(
  { header, setCookie }: Pick<CallRequest, "header" | "setCookie">,
  { signingId, signingSecret }: BegunSigning,
): void {
  for (const line of signingCookies.add(header("cookie"), signingId, signingSecret)) setCookie(line);
}
