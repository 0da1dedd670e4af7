import type { Vehicle } from "#domain/vehicle/vehicle.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { MILEAGE_BANDS } from "#verticals/car/car.search.ts";
import {
  carTexts,
  coverNames,
  coverResultTitle,
  coverSearchingTitle,
  mileageNames,
} from "#verticals/car/car.texts.sv.ts";
import { coverOf } from "./car-choices.ts";

export function titleCarResult(offerCount: number, summary: Summary): string {
  const cover = coverOf(summary);
  return cover ? coverResultTitle(offerCount, cover) : carTexts.resultTitle;
}

export function titleCarSearch(summary: Summary): string {
  const cover = coverOf(summary);
  return cover ? coverSearchingTitle(cover) : carTexts.searchingTitle;
}

export type ShownCar = Pick<Vehicle, "make" | "model" | "modelYear">;

export const pickCar = ({ make, model, modelYear }: ShownCar): ShownCar => ({ make, model, modelYear });

/** "Volvo V60, 2019". */
export const nameCar = ({ make, model, modelYear }: ShownCar): string =>
  [[make, model].filter(Boolean).join(" "), modelYear].filter(Boolean).join(", ");

/** "Halvförsäkring, 1 001–1 500 mil, 123 45": what the plate does not show. */
export const describeCarSearch = (summary: Summary): string =>
  [nameCover(summary), mileageOf(summary), summary["zip"]].filter(Boolean).join(", ");

export function nameCover(summary: Summary): string {
  const cover = coverOf(summary);
  return cover ? coverNames[cover] : "";
}

export function mileageOf(summary: Summary): string | undefined {
  const band = MILEAGE_BANDS.find((each) => each === summary["yearlymileage"]);
  return band && mileageNames[band];
}
