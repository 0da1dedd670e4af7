import {
  emailCallPath,
  organisationCallPath,
  personCallPath,
  vehicleCallPath,
  zipCallPath,
} from "#domain/addresses/lookup-call-paths.ts";
import type { LookupName } from "#domain/form/kinds/input-rules.ts";
import type { OrganisationData, PersonData, VehicleData, ZipData } from "#http/contract/lookup.schema.ts";
import type { Looked, LookUp, LookupAnswers, Lookups, LookUpOptions } from "#ui/form-engine/lookups.ts";
import { type CallToSend, type Fetch, sendCall, type SentCall } from "#web/shell/calls/send-call.ts";
import { FORM_HEADER } from "./form-header.ts";

/** The documented calls, from a page. A field may name another path of its own (L-003, L-005, L-007). */
export function browserLookups(fetch: Fetch, formToken: string): Lookups {
  const lookUp =
    <Name extends LookupName>(name: Name): LookUp<LookupAnswers[Name]> =>
    (value, options) =>
      readAnswer(name, () => sendCall(fetch, request(calls[name], { value, formToken, ...options })));
  return {
    zip: lookUp("zip"),
    vehicle: lookUp("vehicle"),
    email: lookUp("email"),
    person: lookUp("person"),
    organisation: lookUp("organisation"),
  };
}

interface LookupCall {
  readonly path: string;
  readonly parameter: string;
  /** A possible personal number is never part of an address; a sole trader's number is one (OP-09). */
  readonly isPosted?: true;
}

const calls: Readonly<Record<LookupName, LookupCall>> = {
  zip: { path: zipCallPath(), parameter: "zip" },
  vehicle: { path: vehicleCallPath(), parameter: "registernumber" },
  email: { path: emailCallPath(), parameter: "email" },
  person: { path: personCallPath(), parameter: "civicnumber", isPosted: true },
  organisation: { path: organisationCallPath(), parameter: "civicnumber", isPosted: true },
};

/** Longer than the server itself waits for any register. */
const LOOKUP_TIMEOUT_MS = 8_000;

interface Question extends LookUpOptions {
  readonly value: string;
  readonly formToken: string;
}

function request(call: LookupCall, { value, formToken, ...options }: Question): CallToSend {
  return {
    method: call.isPosted ? "POST" : "GET",
    address: options.path ?? call.path,
    fields: { [call.parameter]: value },
    headers: call.isPosted ? { [FORM_HEADER]: formToken } : undefined,
    signal: AbortSignal.any([options.signal, AbortSignal.timeout(LOOKUP_TIMEOUT_MS)]),
  };
}

/** A wrong value is an answer, with a 200; any other failure does not judge the value. */
async function readAnswer<Name extends LookupName>(
  name: Name,
  ask: () => Promise<SentCall<WireData[Name]>>,
): Promise<Looked<LookupAnswers[Name]>> {
  try {
    const { httpStatus, envelope } = await ask();
    if (httpStatus !== 200) return { kind: "unavailable" };
    const { Success, Data, Error } = envelope;
    if (!Success) return { kind: "unknown", message: errorIn(Data) ?? Error[0]?.Message };
    return Data ? { kind: "found", answer: read[name](Data) } : { kind: "unavailable" };
  } catch {
    return { kind: "unavailable" };
  }
}

/** For organisations the message is also in `Data.Error.Message` (L-006). */
function errorIn(data: unknown): string | undefined {
  const { Error } = (data ?? {}) as Partial<OrganisationData>;
  return Error?.Message || undefined;
}

interface WireData {
  zip: ZipData;
  vehicle: VehicleData;
  email: object;
  person: PersonData;
  organisation: OrganisationData;
}

const read: { readonly [Name in LookupName]: (data: WireData[Name]) => LookupAnswers[Name] } = {
  zip({ Result: { ZipAreas } }) {
    // Sweden has one post town to a code.
    const [area] = ZipAreas;
    return { cityName: area?.CityName ?? "", countyName: area?.CountyName ?? "" };
  },
  vehicle: ({ Result: { Brand, Color, Power, ModelYear } }) => ({
    brand: Brand,
    color: Color,
    power: Power,
    ...(ModelYear === null ? {} : { modelYear: ModelYear }),
  }),
  email: () => ({}),
  person: ({ Result }) => ({ firstName: Result.FirstName, lastName: Result.LastName }),
  organisation: ({ Result }) => ({ message: Result?.Message ?? "" }),
};
