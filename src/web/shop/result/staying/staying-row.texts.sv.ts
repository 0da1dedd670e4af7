export const stayingRowTexts = {
  /** Where a card of it is over the list already. */
  label: "{your} {agreement} bland priserna",
  today: "Du idag",
  renews: (date: string) => `Förnyas ${date}`,
  watch: "Bevaka priset",
} as const;
