export const contractTexts = {
  newTitle: "Lägg till ett avtal",
  changeTitle: "Ändra avtalet",
  lead: "Fyll i det du vet. Vi visar bara datum som du har fyllt i.",
  choose: "Välj",
  optional: "valfritt",
  dateHelp: "Skriv som åååå-mm-dd.",
  help: {
    renews: "Den dag då avtalet förlängs. Står på fakturan eller i avtalet.",
    bound: "Den dag då bindningstiden är slut.",
    campaign: "Den dag då ett tillfälligt pris slutar gälla.",
    next: "Priset när bindningen eller kampanjen är slut.",
  } as Readonly<Record<string, string>>,
  wrong: "Något behöver rättas.",
  save: "Spara avtalet",
  cancel: "Avbryt",
  remove: "Ta bort avtalet",
  removeText: "Avtalet tas bort från din sida. Hos bolaget händer ingenting.",
};
