import { formatRegistrationNumber } from "#domain/vehicle/registration-number.ts";
import type { VerticalFetching } from "#verticals/_contract/fetching.ts";
import type { CarSearch } from "#verticals/car/car.search.ts";
import { carCoverToday, compareCarCover, kindToday } from "./car-cover.ts";

/** The aggregator's word. */
const SUB_TYPE = "carInsurance";

/**
 * The visitor's own insurance of the very vehicle. Of what a search needs only the vehicle is taken: cover and distance are the
 * visitor's to choose, and what was fetched would lie over every later choice. Only the first list after the fetch has the cover of today.
 */
export const carFetching: VerticalFetching<CarSearch> = {
  subject: ({ registrationNumber, personalNumber }) => ({ registrationNumber, personalNumber }),
  isFor: ({ subType, registrationNumber, belongsToOther }, subject) =>
    subType === SUB_TYPE &&
    !belongsToOther &&
    registrationNumber !== undefined &&
    registrationNumber === subject.registrationNumber,
  searchParameters: ({ registrationNumber }) => ({
    carregnumber: registrationNumber === undefined ? null : formatRegistrationNumber(registrationNumber),
  }),
  likeToday(policy) {
    const cover = kindToday(policy);
    return cover && { insurancetype: cover };
  },
  compareCover: compareCarCover,
  coverToday: carCoverToday,
};
