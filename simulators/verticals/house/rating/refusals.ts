import { type Refusal as RefusalOf, underAge, when } from "#simulators/verticals/_shared/refusals.ts";
import type { HouseRisk } from "./tariff.ts";

export type Refusal = RefusalOf<HouseRisk>;

export const sharedRefusals: readonly Refusal[] = [underAge];

export const notBefore = (years: number): Refusal =>
  when(({ ageYears }) => ageYears < years, `Vi tecknar villaförsäkring från ${years} år.`);

export const notBuiltBefore = (year: number): Refusal =>
  when(({ buildYear }) => buildYear < year, `Vi försäkrar inte hus som är byggda före ${year}.`);

export const noPipesOlderThan = (years: number): Refusal =>
  when(({ pipeYears }) => pipeYears > years, `Vi försäkrar inte hus med rör som är äldre än ${years} år.`);

export const noLargerThan = (area: number): Refusal =>
  when(({ livingArea }) => livingArea > area, `Vi försäkrar inte hus med mer än ${area} kvm boyta.`);

export const noSmallerThan = (area: number): Refusal =>
  when(({ livingArea }) => livingArea < area, `Vi försäkrar hus från ${area} kvm boyta.`);

export const noMoreResidentsThan = (count: number): Refusal =>
  when(({ residents }) => residents > count, `Vi försäkrar hushåll med högst ${count} personer.`);

export const noMoreBathroomsThan = (count: number): Refusal =>
  when(({ bathrooms }) => bathrooms > count, `Vi försäkrar hus med högst ${count} badrum.`);

export const noSouterrain: Refusal = when(
  ({ basement }) => basement === "souterrain",
  "Vi försäkrar inte suterränghus.",
);

export const noExtraAreaAbove = (area: number): Refusal =>
  when(
    ({ extraBuildings }) => extraBuildings.reduce((sum, each) => sum + each.area, 0) > area,
    `Vi försäkrar inte mer än ${area} kvm i andra byggnader.`,
  );

export const notIn = (postalPrefix: string, town: string): Refusal =>
  when(({ postalCode }) => postalCode.startsWith(postalPrefix), `Vi tar just nu inte emot nya hus i ${town}.`);
