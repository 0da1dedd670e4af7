export const coachTexts = {
  title: "Mer att sänka",
  subTitle: {
    search: "Medan bolagen svarar kan du se vad mer du kan sänka.",
    result: "Se om du kan sänka fler kostnader.",
  },
} as const;
