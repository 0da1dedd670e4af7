import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { CAR_COVERS, type CarCover, MILEAGE_BANDS } from "#verticals/car/car.search.ts";
import {
  carTexts,
  coverNames,
  coverResultTitle,
  coverSearchingTitle,
  mileageNames,
} from "#verticals/car/car.texts.sv.ts";

export function titleCarResult(offerCount: number, summary: Summary): string {
  const cover = coverOf(summary);
  return cover ? coverResultTitle(offerCount, cover) : carTexts.resultTitle;
}

export function titleCarSearch(summary: Summary): string {
  const cover = coverOf(summary);
  return cover ? coverSearchingTitle(cover) : carTexts.searchingTitle;
}

/** "Halvförsäkring, 1 001–1 500 mil, 123 45": what the plate does not say. */
export function describeCarSearch(summary: Summary): string {
  const cover = coverOf(summary);
  const mileage = MILEAGE_BANDS.find((band) => band === summary["yearlymileage"]);
  return [cover && coverNames[cover], mileage && mileageNames[mileage], summary["zip"]].filter(Boolean).join(", ");
}

const coverOf = (summary: Summary): CarCover | undefined =>
  CAR_COVERS.find((cover) => cover === summary["insurancetype"]);
