export const supplierNames = {
  stromstare: "Strömstare El",
  timjan: "Timjan Energi",
  solglantan: "Solgläntan Kraft",
  vindila: "Vindila",
  alvdrag: "Älvdrag",
  midvinter: "Midvinter Energi",
  skymning: "Skymningsljus El",
  kvarnbacka: "Kvarnbäcka Energi",
} as const;
