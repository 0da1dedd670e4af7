import { type Refusal as RefusalOf, underAge, when } from "#simulators/verticals/_shared/refusals.ts";
import type { CarCover } from "#verticals/car/car.search.ts";
import type { CarRisk } from "./tariff.ts";

export type Refusal = RefusalOf<CarRisk>;

const written: Readonly<Record<CarCover, string>> = {
  full: "helförsäkring",
  half: "halvförsäkring",
  traffic: "trafikförsäkring",
};

export const sharedRefusals: readonly Refusal[] = [
  underAge,
  when(({ vehicle }) => vehicle.status === "off-road", "Bilen är avställd."),
];

export const notBefore = (years: number, cover: CarCover): Refusal =>
  when((risk) => risk.cover === cover && risk.ageYears < years, `Vi tecknar ${written[cover]} från ${years} år.`);

export const notAfter = (years: number): Refusal =>
  when(({ ageYears }) => ageYears > years, `Vi tecknar inte nya försäkringar efter ${years} år.`);

export const noStrongerThan = (powerKw: number): Refusal =>
  when(({ vehicle }) => vehicle.powerKw > powerKw, `Vi försäkrar inte bilar med mer än ${powerKw} kW.`);

export const noOlderThan = (years: number, cover: CarCover): Refusal =>
  when(
    (risk) => risk.cover === cover && risk.vehicleAgeYears > years,
    `Vi tecknar inte ${written[cover]} för bilar äldre än ${years} år.`,
  );

export const noImports: Refusal = when(
  ({ vehicle }) => vehicle.isImported,
  "Vi försäkrar inte bilar som du själv har fört in i landet.",
);

export const noSportsCars: Refusal = when(({ vehicle }) => vehicle.isSporty, "Vi försäkrar inte sportbilar.");

export const noFurtherThan = (yearlyMil: number): Refusal =>
  when((risk) => risk.yearlyMil > yearlyMil, `Vi försäkrar inte bilar som kör mer än ${group(yearlyMil)} mil om året.`);

export const notIn = (postalPrefix: string, town: string): Refusal =>
  when(({ postalCode }) => postalCode.startsWith(postalPrefix), `Vi tar just nu inte emot nya bilar i ${town}.`);

const group = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
