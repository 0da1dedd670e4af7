import { coverNames } from "./car.texts.sv.ts";
import type { CarCover } from "./car.search.ts";

/** "Halvförsäkring för en Volvo V60, 2019", and "Halvförsäkring" of a car that the register does not know. */
export const aboutSharedCar = (cover: CarCover, car: string): string =>
  car === "" ? coverNames[cover] : `${coverNames[cover]} för en ${car}`;
