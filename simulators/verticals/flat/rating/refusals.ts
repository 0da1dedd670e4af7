import { type Refusal as RefusalOf, underAge, when } from "#simulators/verticals/_shared/refusals.ts";
import type { Housing } from "#verticals/flat/flat.search.ts";
import type { FlatRisk } from "./tariff.ts";

export type Refusal = RefusalOf<FlatRisk>;

export const sharedRefusals: readonly Refusal[] = [underAge];

export const notBefore = (years: number): Refusal =>
  when(({ ageYears }) => ageYears < years, `Vi tecknar hemförsäkring från ${years} år.`);

export const noLargerThan = (area: number): Refusal =>
  when(({ livingArea }) => livingArea > area, `Vi försäkrar inte hem med mer än ${area} kvm boyta.`);

export const noSmallerThan = (area: number): Refusal =>
  when(({ livingArea }) => livingArea < area, `Vi försäkrar hem från ${area} kvm boyta.`);

export const noMoreResidentsThan = (count: number): Refusal =>
  when(({ residents }) => residents > count, `Vi försäkrar hushåll med högst ${count} personer.`);

export const noHousing = (refused: Housing, name: string): Refusal =>
  when(({ housing }) => housing === refused, `Vi försäkrar inte ${name}.`);

export const noUnlimitedMovables: Refusal = when(
  ({ movables }) => movables === "unlimited",
  "Vi försäkrar dina saker för högst 1 500 000 kr.",
);

export const notIn = (postalPrefix: string, town: string): Refusal =>
  when(({ postalCode }) => postalCode.startsWith(postalPrefix), `Vi tar just nu inte emot nya hem i ${town}.`);
