import { Car } from "lucide-react";
import type { VerticalWeb } from "#verticals/_contract/vertical-web.ts";
import type { CarDetail } from "#verticals/car/car.offer.ts";
import { carVertical } from "#verticals/car/car.vertical.ts";
import { type CarFacts, pickCarFacts } from "./car-facts.ts";
import { titleCarResult, titleCarSearch } from "./car-headings.ts";
import { carWebTexts } from "./car-web.texts.sv.ts";
import { CarCard } from "./CarCard.tsx";
import { CarSummary } from "./CarSummary.tsx";

export const carWeb: VerticalWeb<CarFacts> = {
  description: carVertical,
  menuLabel: carWebTexts.menu,
  MenuIcon: Car,
  startFields: ["carregnumber"],
  firstStep: carWebTexts.firstStep,
  resultTitle: titleCarResult,
  searchingTitle: titleCarSearch,
  // A vertical only ever gets back the detail its own providers made.
  pickFacts: (detail) => pickCarFacts(detail as CarDetail),
  Card: CarCard,
  SearchSummary: CarSummary,
};
