export const yesNoNames = { no: "Nej", yes: "Ja" } as const;
