export const deskFrameTexts = {
  desk: "Redaktionen",
  menu: "Redaktionen",
  waits: "väntar",
  toCases: "Beställningar och ärenden",
  toQuestions: "Frågor till experterna",
  toIssues: "Nyhetsbrevet",
  toTexts: "Texter",
  toSimulators: "Simulatorer",
  topSearch: "Ordernummer, mejladress, personnummer eller felreferens",
  topSearchHint: "Order, mejl, personnummer",
  findOrder: "Hitta beställningen",
  login: {
    title: "Logga in",
    lead: "Du behöver logga in för att se den här sidan.",
    toStart: "Till startsidan",
  },
} as const;
