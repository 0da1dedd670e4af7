/** Spec 3 §6, with the insurance's own word. */
export const homeFetchTexts = {
  title: "Jämför med din försäkring",
  dateTitle: "Hämta datum",
  notOwner: (insurance: string) =>
    `Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är personen i hushållet som står på dagens ${insurance}.`,
  noInsurance: (insurance: string) => `Tyvärr lyckades vi inte hämta någon information om din ${insurance}.`,
} as const;
