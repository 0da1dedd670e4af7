import type { HouseRisk } from "./tariff.ts";

/** The reason for a no, in the insurer's own words to the visitor; undefined is not a no. */
export type Refusal = (risk: HouseRisk) => string | undefined;

const when =
  (isRefused: (risk: HouseRisk) => boolean, reason: string): Refusal =>
  (risk) =>
    isRefused(risk) ? reason : undefined;

export const everybodysRefusals: readonly Refusal[] = [
  when(({ ageYears }) => ageYears < 18, "Du behöver vara minst 18 år."),
];

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
