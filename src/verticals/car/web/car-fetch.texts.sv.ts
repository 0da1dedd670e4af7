export const carFetchTexts = {
  /** OP-24. */
  question: "Äger du bilen",
  questionMark: "?",
  offer: "Jämför med din försäkring",
  text: "Hämta biluppgifterna från ditt försäkringsbolag. Se vad du kan spara!",
  explain: "Du kan inte hämta uppgifterna",
  explanation: "Bara den som äger bilen kan hämta uppgifter om dess försäkring.",
} as const;
