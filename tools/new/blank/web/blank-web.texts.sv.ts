import { useNames } from "#tools/new/blank/blank.texts.sv.ts";

export const blankWebTexts = {
  firstStep: "Dina svar",
  resultTitle: (count: number) => (count === 1 ? "Ett pris" : `${count} priser`),
  toggle: { show: "Visa villkor", hide: "Dölj villkor" },
  aboutTitle: "Så jämför vi",
  aboutText:
    "Lägst pris för ett år visas först, lika priser i bokstavsordning. Vad bolagen betalar oss påverkar inte ordningen.",
  summary: (count: string, use: string) => `${count}, ${(useNames[use as keyof typeof useNames] ?? use).toLowerCase()}`,
} as const;
