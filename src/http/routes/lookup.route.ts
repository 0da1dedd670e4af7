import {
  emailCallPath,
  organisationCallPath,
  personCallPath,
  providersCallPath,
  vehicleCallPath,
  zipCallPath,
} from "#domain/addresses/lookup-call-paths.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { fieldTexts } from "#domain/form/kinds/field.texts.sv.ts";
import { type Call, type CallRequest, defineCall } from "#http/calls/call.ts";
import type { CallOutcome } from "#http/presenters/call-outcome.ts";
import * as schema from "#http/contract/lookup.schema.ts";
import * as present from "#http/presenters/lookup.ts";
import type { LookupJourney } from "#journeys/lookup/lookup-journey.ts";

export interface LookupCallPorts {
  readonly journey: LookupJourney;
}

export const lookupCalls = ({ journey }: LookupCallPorts): Call[] => [
  zipCall(journey),
  ...personCalls(journey),
  vehicleCall(journey),
  ...organisationCalls(journey),
  emailCall(journey),
  providersCall(journey),
];

/** Answered from memory; enough for an office that shares an address. */
const MEMORY_LIMIT = { windowMs: MINUTE_MS, limit: 300 };
/** Each question costs us money at a register, and a whole mobile network may share one address. */
const REGISTER_LIMIT = { windowMs: HOUR_MS, limit: 120 };
/** Only against floods: names are withheld long before this limit, and a refusal here reveals nothing either. */
const PERSON_LIMIT = { windowMs: HOUR_MS, limit: 1_000 };

/** OP-09: also as POST, which our own pages use, so that no address contains the number. */
function personCalls(journey: LookupJourney): Call[] {
  const shared = {
    summary: "Who a personal number belongs to; success without a name gives no reason",
    input: schema.personInputSchema,
    output: schema.personDataSchema,
    access: "visitor",
    asksAbout: "person",
    limit: { name: "lookup-person", ...PERSON_LIMIT },
    async handle(input: { civicnumber: string; formtoken?: string | undefined }, { asker }: CallRequest) {
      const answer = await journey.person({ typed: input.civicnumber, ...asker(input.formtoken) });
      if (answer.kind === "invalid") return refuse("civicnumber", fieldTexts.personalNumber);
      return { kind: "ok", value: present.presentPerson(answer) } as const;
    },
  } as const;
  return [
    defineCall({ method: "GET", path: personCallPath(), ...shared }),
    defineCall({ method: "POST", path: personCallPath(), ...shared }),
  ];
}

function zipCall(journey: LookupJourney): Call {
  return defineCall({
    method: "GET",
    path: zipCallPath(),
    summary: "The post town and county of a postal code",
    input: schema.zipQuerySchema,
    output: schema.zipDataSchema,
    access: "public",
    limit: { name: "lookup-zip", ...MEMORY_LIMIT },
    async handle({ zip }) {
      const area = journey.postalArea(zip);
      return area ? { kind: "ok", value: present.presentPostalArea(area) } : refuse("zip", fieldTexts.zip);
    },
  });
}

function vehicleCall(journey: LookupJourney): Call {
  return defineCall({
    method: "GET",
    path: vehicleCallPath(),
    summary: "Make, colour, power and model year of a vehicle",
    input: schema.vehicleQuerySchema,
    output: schema.vehicleDataSchema,
    access: "public",
    limit: { name: "lookup-vehicle", ...REGISTER_LIMIT },
    async handle({ registernumber }) {
      const finding = await journey.vehicle(registernumber);
      if (finding.kind === "not-found") return refuse("registernumber", fieldTexts.vehicleNotFound);
      return { kind: "ok", value: present.presentVehicle(finding.kind === "found" ? finding.vehicle : undefined) };
    },
  });
}

/** Also as POST, which our own pages use: a sole trader's number is a personal number, and belongs in no address. */
function organisationCalls(journey: LookupJourney): Call[] {
  const shared = {
    summary: "The name of an organisation; for a sole trader only that the number is one",
    input: schema.organisationInputSchema,
    output: schema.organisationDataSchema,
    access: "public",
    limit: { name: "lookup-organisation", ...REGISTER_LIMIT },
    async handle({ civicnumber, orgnumber }: { civicnumber: string; orgnumber: string }) {
      const answer = await journey.organisation(civicnumber || orgnumber);
      if (answer.kind === "known") return { kind: "ok", value: present.presentOrganisation(answer.name) } as const;
      const message = fieldTexts.organisationNumber;
      const parameter = civicnumber === "" && orgnumber !== "" ? "orgnumber" : "civicnumber";
      // OP-11: the same text in Error[] and in Data.Error.Message.
      return { ...refuse(parameter, message), value: present.presentNoOrganisation(message) };
    },
  } as const;
  return [
    defineCall({ method: "GET", path: organisationCallPath(), ...shared }),
    defineCall({ method: "POST", path: organisationCallPath(), ...shared }),
  ];
}

function emailCall(journey: LookupJourney): Call {
  return defineCall({
    method: "GET",
    path: emailCallPath(),
    summary: "Whether an e-mail address can be written to",
    input: schema.emailQuerySchema,
    output: schema.emailDataSchema,
    access: "public",
    limit: { name: "lookup-email", ...REGISTER_LIMIT },
    async handle({ email }) {
      const isGood = await journey.isGoodEmail(email);
      return isGood ? { kind: "ok", value: { Result: { IsValid: true } } } : refuse("email", fieldTexts.email);
    },
  });
}

function providersCall(journey: LookupJourney): Call {
  return defineCall({
    method: "GET",
    path: providersCallPath(),
    summary: "Who sells a service",
    input: schema.providersQuerySchema,
    output: schema.providersDataSchema,
    access: "public",
    limit: { name: "lookup-providers", ...MEMORY_LIMIT },
    async handle({ service }) {
      const providers = journey.providers(service);
      return providers
        ? { kind: "ok", value: present.presentProviders(providers) }
        : refuse("service", fieldTexts.unknownChoice);
    },
  });
}

type Refusal = Extract<CallOutcome, { readonly kind: "invalid" }>;

const refuse = (field: string, message: string): Refusal => ({ kind: "invalid", errors: [{ field, message }] });
