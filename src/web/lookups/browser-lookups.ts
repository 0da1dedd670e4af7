import type { LookupName } from "#domain/form/kinds/input-rules.ts";
import type { Envelope } from "#http/contract/envelope.schema.ts";
import type { OrganisationData, PersonData, VehicleData, ZipData } from "#http/contract/lookup.schema.ts";
import type { Looked, LookUp, LookupAnswers, Lookups, LookUpOptions } from "#ui/form-engine/lookups.ts";

/** As much of the browser's own as is used. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** The documented calls, from a page. A field may name another path for its own (L-003, L-005, L-007). */
export function browserLookups(fetch: Fetch, formToken: string): Lookups {
  const lookUp =
    <Name extends LookupName>(name: Name): LookUp<LookupAnswers[Name]> =>
    (value, options) =>
      readAnswer(name, () => fetch(...request(calls[name], { value, formToken, ...options })));
  const organisation = lookUp("organisation");
  return {
    zip: lookUp("zip"),
    vehicle: lookUp("vehicle"),
    email: lookUp("email"),
    person: lookUp("person"),
    // A sole trader's number is a personal number, and this call has it in the address: it is not made.
    organisation: async (number, options) =>
      isPersonal(number) ? { kind: "unavailable" } : organisation(number, options),
  };
}

interface LookupCall {
  readonly path: string;
  readonly parameter: string;
  /** Nothing of it may stand in an address, and it needs a form of ours to be open (OP-09). */
  readonly isPersonal?: true;
}

const calls: Readonly<Record<LookupName, LookupCall>> = {
  zip: { path: "/ajax/zip-code-data/", parameter: "zip" },
  vehicle: { path: "/ajax/vehicle-data/", parameter: "registernumber" },
  email: { path: "/ajax/validate-email/", parameter: "email" },
  person: { path: "/ajax/user-data/", parameter: "civicnumber", isPersonal: true },
  organisation: { path: "/ajax/org-data/", parameter: "civicnumber" },
};

/** Longer than the server itself waits for any register. */
const LOOKUP_TIMEOUT_MS = 8_000;

/** Where a page proves that a form of ours is open: without it a personal number has no name. */
const FORM_HEADER = "x-sparv-form";

interface Question extends LookUpOptions {
  readonly value: string;
  readonly formToken: string;
}

function request(call: LookupCall, { value, formToken, ...options }: Question): [address: string, RequestInit] {
  const path = options.path ?? call.path;
  const fields = new URLSearchParams({ [call.parameter]: value });
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LOOKUP_TIMEOUT_MS)]);
  const headers = { accept: "application/json" };
  if (call.isPersonal) {
    return [path, { method: "POST", headers: { ...headers, [FORM_HEADER]: formToken }, body: fields, signal }];
  }
  return [`${path}${path.includes("?") ? "&" : "?"}${fields.toString()}`, { headers, signal }];
}

/** Of an organisation's number, the third of the last ten digits is at least 2: no month begins so. */
const isPersonal = (number: string): boolean => Number(number.replace(/\D/g, "").slice(-10)[2]) < 2;

/** A wrong value is an answer, with a 200; anything else that is not a success says nothing about the value. */
async function readAnswer<Name extends LookupName>(
  name: Name,
  ask: () => Promise<Response>,
): Promise<Looked<LookupAnswers[Name]>> {
  try {
    const response = await ask();
    if (!response.ok) return { kind: "unavailable" };
    const { Success, Data, Error } = (await response.json()) as Envelope<WireData[Name]>;
    if (!Success) return { kind: "unknown", message: errorIn(Data) ?? Error[0]?.Message };
    return Data ? { kind: "found", answer: read[name](Data) } : { kind: "unavailable" };
  } catch {
    return { kind: "unavailable" };
  }
}

/** Organisations have the words in `Data.Error.Message` as well (L-006). */
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
