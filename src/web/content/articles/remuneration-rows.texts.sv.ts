import { formatKr } from "#domain/format/swedish-format.ts";

export const remunerationRowTexts = {
  share: (provider: string, percent: number) => `${provider}: ${percent} procent`,
  request: (provider: string, ore: number) => `${provider}: ${formatKr(ore)} för en förfrågan`,
  amount: (provider: string, ore: number) =>
    ore > 0 ? `${provider}: ${formatKr(ore)} för en ny kund` : `${provider}: ingenting`,
} as const;
