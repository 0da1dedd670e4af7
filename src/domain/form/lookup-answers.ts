/** What a successful lookup shows under its field. Parts that the register does not know are left out. */

/** V-028: only a whole name is shown. */
export const describePerson = ({ firstName, lastName }: { firstName?: string; lastName?: string }): string =>
  firstName && lastName ? `${firstName} ${lastName}` : "";

/** V-035: "Blå, Volvo, 2019"; the power where the year is not known. */
export const describeVehicle = (vehicle: {
  color?: string;
  brand?: string;
  modelYear?: string | number;
  power?: string | number;
}): string => joinKnown([vehicle.color, vehicle.brand, vehicle.modelYear || vehicle.power]);

/** V-040: "Farsta, Stockholms län". */
export const describeZipArea = ({ cityName, countyName }: { cityName?: string; countyName?: string }): string =>
  joinKnown([cityName, countyName]);

const joinKnown = (parts: readonly (string | number | undefined)[]): string => parts.filter(Boolean).join(", ");
