import type { OutboundRequest } from "#platform/outbound/outbound-request.ts";
import { SPAR_ACTION, SPAR_NAMESPACES } from "./spar.wire.ts";

export interface SparAgreement {
  readonly customerNumber: string;
  readonly assignmentId: string;
}

/** SPAR requires the name of the person or system that asks; we do not know visitors by name. */
const END_USER = "sparv-formular";

/** All values are digits, so nothing needs escaping. The number is in the body, never in a URL. */
export function sparQuestion(personalNumber: string, { customerNumber, assignmentId }: SparAgreement): OutboundRequest {
  if (!/^[1-9]\d{11}$/.test(personalNumber)) throw new Error("SPAR takes twelve digits");
  const { envelope, question, asker, search, person } = SPAR_NAMESPACES;
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>` +
    `<s:Envelope xmlns:s="${envelope}" xmlns:q="${question}" xmlns:a="${asker}" xmlns:f="${search}" xmlns:p="${person}">` +
    `<s:Body><q:SPARPersonsokningFraga>` +
    `<a:Identifieringsinformation>` +
    `<a:KundNrLeveransMottagare>${customerNumber}</a:KundNrLeveransMottagare>` +
    `<a:KundNrSlutkund>${customerNumber}</a:KundNrSlutkund>` +
    `<a:UppdragId>${assignmentId}</a:UppdragId>` +
    `<a:SlutAnvandarId>${END_USER}</a:SlutAnvandarId>` +
    `</a:Identifieringsinformation>` +
    `<f:PersonsokningFraga><p:IdNummer>${personalNumber}</p:IdNummer></f:PersonsokningFraga>` +
    `</q:SPARPersonsokningFraga></s:Body></s:Envelope>`;
  return {
    method: "POST",
    path: "/",
    headers: { "content-type": "text/xml; charset=utf-8", soapaction: `"${SPAR_ACTION}"` },
    body,
  };
}
