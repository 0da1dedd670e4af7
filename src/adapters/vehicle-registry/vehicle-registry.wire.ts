/** The fields of a vehicle as the registry's reseller writes them; there are some forty more that we do not read. */
export interface VehicleWire {
  readonly licencePlate: string;
  readonly manufacturer: string;
  readonly tradeName: string;
  readonly modelYear: number;
  readonly color: string;
  readonly fuelCombination: string;
  readonly enginePowerKw: number;
  /** `ITRAFIK`, `AVSTALLD` or `AVREGISTRERAD`. */
  readonly status: string;
  readonly deregistered: boolean;
  readonly currentOwnerCompanyId: string | null;
  /** Only with an agreement about owner data. */
  readonly currentOwnerPersonalNumber: string | null;
}

export const vehiclePath = (registrationNumber: string): string =>
  `/datasets/vehicles/se/licence-plate/${registrationNumber}`;
