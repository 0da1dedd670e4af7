import { formatKr } from "#domain/format/swedish-format.ts";

export const providerTexts = {
  noneMatches: "Banken har inget konto som passar det du söker.",
  amountOutside: (leastOre: number, mostOre: number) =>
    `Banken tar emot mellan ${formatKr(leastOre)} och ${formatKr(mostOre)}.`,
} as const;
