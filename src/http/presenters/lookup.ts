import { providerLogoPath } from "#domain/addresses/file-paths.ts";
import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type {
  AddressPricesData,
  OrganisationData,
  PersonData,
  ProvidersData,
  VehicleData,
  ZipData,
} from "#http/contract/lookup.schema.ts";
import type { PersonAnswer } from "#journeys/lookup/look-up-person.ts";
import type { ListedProvider } from "#journeys/lookup/provider-lists.ts";
import type { PostalArea } from "#journeys/lookup/registers.port.ts";
import type { AddressPricesAnswer } from "#journeys/search/address-prices.ts";

/** One post town per code in Sweden; the list is the documented form. */
export const presentPostalArea = ({ cityName, countyName }: PostalArea): ZipData => ({
  Result: { ZipAreas: [{ CityName: cityName, CountyName: countyName }] },
});

export function presentPerson(answer: Exclude<PersonAnswer, { readonly kind: "invalid" }>): PersonData {
  const { firstName, lastName } = answer.kind === "named" ? answer : { firstName: "", lastName: "" };
  const padding = " ".repeat(Math.max(0, NAME_BYTES - Buffer.byteLength(JSON.stringify([firstName, lastName]))));
  return { Result: { FirstName: firstName, LastName: lastName, Padding: padding } };
}

/** Longer than nearly every name: the length of an encrypted answer reveals nothing. */
const NAME_BYTES = 120;

/** Undefined while the register gives no answer: then nothing is known, and nothing is wrong. */
export const presentVehicle = (vehicle: Vehicle | undefined): VehicleData => ({
  Result: {
    Brand: vehicle?.make ?? "",
    Color: vehicle?.colour ?? "",
    Power: vehicle?.powerKw === undefined ? "" : `${vehicle.powerKw} kW`,
    ModelYear: vehicle?.modelYear ?? null,
  },
});

export const presentOrganisation = (message: string): OrganisationData => ({
  Result: { Message: message },
  Error: null,
});

export const presentNoOrganisation = (message: string): OrganisationData => ({
  Result: null,
  Error: { Message: message },
});

export const presentAddressPrices = (
  answer: Exclude<AddressPricesAnswer, { readonly kind: "refused" }>,
): AddressPricesData => ({
  Result:
    answer.kind === "in-progress"
      ? { SearchAlreadyInProgress: true, SearchId: null, Ok: [] }
      : {
          SearchAlreadyInProgress: false,
          SearchId: answer.searchId,
          Ok: answer.prices.map(({ type, monthlyFeeOre }) => ({
            MonthlyFee: monthlyFeeOre / 100,
            BroadbandType: type,
          })),
        },
});

export const presentProviders = (providers: readonly ListedProvider[]): ProvidersData => ({
  Result: {
    ProviderList: providers.map(({ shopId, providerId, name, slug }) => ({
      ShopId: shopId,
      ProviderId: providerId,
      Name: name,
      LogoUrl: providerLogoPath(slug),
    })),
  },
});
