import { isRegistrationNumber, normalizeRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { AnyVerticalServer } from "#verticals/_contract/vertical.ts";
import { isGoodEmail } from "./check-email.ts";
import { createPersonLookup, type PersonLookup, type PersonLookupPorts } from "./look-up-person.ts";
import { lookUpOrganisation, type OrganisationAnswer } from "./look-up-organisation.ts";
import { createProviderLists, type ListedProvider } from "./provider-lists.ts";
import type {
  MailDomains,
  OrganisationRegistry,
  PostalArea,
  PostalCodes,
  VehicleFinding,
  VehicleRegistry,
} from "./registers.port.ts";

/** Lookups that a form may use. */
export interface LookupJourney {
  postalArea(typed: string): PostalArea | undefined;
  readonly person: PersonLookup;
  vehicle(typed: string): Promise<VehicleFinding>;
  organisation(typed: string): Promise<OrganisationAnswer>;
  isGoodEmail(typed: string): Promise<boolean>;
  /** Undefined for a service without providers. */
  providers(serviceName: string): readonly ListedProvider[] | undefined;
}

export interface LookupPorts extends PersonLookupPorts {
  readonly postalCodes: PostalCodes;
  readonly vehicles: VehicleRegistry;
  readonly organisations: OrganisationRegistry;
  readonly mailDomains: MailDomains;
  readonly verticals: readonly AnyVerticalServer[];
}

const VEHICLE_DEADLINE_MS = 3_000;

export function createLookupJourney(ports: LookupPorts): LookupJourney {
  const providerLists = createProviderLists(ports.verticals);
  return {
    postalArea: (typed) => ports.postalCodes.find(typed.replace(/\s/g, "")),
    person: createPersonLookup(ports),
    vehicle: async (typed) =>
      isRegistrationNumber(typed)
        ? ports.vehicles.find(normalizeRegistrationNumber(typed), VEHICLE_DEADLINE_MS)
        : { kind: "not-found" },
    organisation: (typed) => lookUpOrganisation(ports.organisations, typed, ports.clock.nowMs()),
    isGoodEmail: (typed) => isGoodEmail(ports.mailDomains, typed),
    providers: (serviceName) => providerLists.get(serviceName),
  };
}
