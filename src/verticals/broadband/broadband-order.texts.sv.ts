/** What an order of a subscription asks for beyond the search. */
export const broadbandOrderTexts = {
  home: "Inflyttning och installation",
  movingIn: {
    label: "Ska du flytta in på adressen?",
    help: "Då kan nätet behöva kopplas in på nytt. Operatören hör av sig med en dag.",
  },
  technician: {
    label: "Vill du ha hjälp av en tekniker?",
    help: "Teknikern kopplar in routern. Operatören säger vad det kostar när tiden bokas.",
  },
  slot: "När passar det att teknikern kommer?",
  slots: { any: "Spelar ingen roll", morning: "Förmiddag, 8–12", afternoon: "Eftermiddag, 12–17" },
  number: "Telefonnummer",
  keepNumber: {
    label: "Vill du behålla ditt fasta telefonnummer?",
    help: "Säg inte upp telefonin själv. Då kan numret försvinna innan det har flyttats.",
  },
  oldNumber: "Numret som du vill behålla",
  present: "Ditt bredband idag",
  presentOperator: {
    label: "Vilken operatör har du nu?",
    help: "Din nya operatör säger upp det gamla avtalet åt dig. Du ger fullmakt när du skriver under.",
  },
  noOperator: "Ingen, eller vill inte svara",
  otherOperator: "En annan operatör",
  presentEnd: {
    label: "När kan det nuvarande avtalet sluta?",
    help: "Efter bindningstid och uppsägningstid. Det står på fakturan. Lämna tomt om du inte vet.",
  },
  mandate: (operator: string): string =>
    `Om jag har angett min nuvarande operatör ger jag ${operator} fullmakt att säga upp mitt bredbandsavtal där till den dag som jag har angett, eller så snart det går, och att flytta mitt telefonnummer om jag har bett om det. Fullmakten gäller tills bytet är klart.`,
  yes: "Ja",
  no: "Nej",
} as const;
