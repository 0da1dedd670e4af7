export const coachTexts = {
  title: "Sänk fler kostnader",
  subTitle: {
    search: "Medan bolagen svarar kan du se vad mer du kan sänka.",
    result: "Se om du kan sänka fler kostnader.",
  },
} as const;
