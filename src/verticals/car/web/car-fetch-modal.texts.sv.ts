import { carFetchTexts } from "./car-fetch.texts.sv.ts";

/** Spec 3 §2.3, §6 and §8. */
export const carFetchModalTexts = {
  title: "Jämför med din försäkring",
  dateTitle: "Hämta datum",
  lead: carFetchTexts.text,
  notOwner: "Tyvärr kan vi inte hämta uppgifter från försäkringsbolaget om du inte är den som äger bilen.",
  noInsurance: "Tyvärr lyckades vi inte hämta någon information om din bilförsäkring.",
} as const;

/** C-124, OP-23. */
export const carFetchMessages: readonly string[] = [
  "Loggar in hos ditt försäkringsbolag",
  "Letar efter dina försäkringar",
  "Hittar rätt bil bland dina försäkringar",
  "Läser ditt försäkringsbrev",
  "Kontrollerar registreringsnumret",
  "Ser efter vilken sorts bilförsäkring du har",
  "Läser vad försäkringen kostar",
  "Räknar om priset till ett år",
  "Ser efter om du har ett kampanjpris",
  "Letar upp när försäkringen förnyas",
  "Läser självrisken för vagnskada",
  "Läser självrisken för stöld",
  "Läser självrisken för brand",
  "Läser självrisken för glas",
  "Ser efter om maskinskada ingår",
  "Ser efter om räddning ingår",
  "Ser efter vilka tillägg du har",
  "Läser hur långt du har sagt att du kör",
  "Ser efter hur ofta du betalar",
  "Jämför uppgifterna med din sökning",
  "Sparar det vi behöver för att jämföra",
  "Gör i ordning din jämförelse",
];
