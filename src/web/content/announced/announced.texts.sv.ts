export interface AnnouncedTexts {
  readonly lead: string;
  /** What the comparison will ask for and show. */
  readonly coming: readonly string[];
  /** Advice until then. */
  readonly meanwhile: string;
}

/** The page of a service that is not built. Read on the server only: menus need the names alone. */
export const announcedTexts: Readonly<Record<string, AnnouncedTexts>> = {
  villa: {
    lead: "Här ska du kunna jämföra vad det kostar att försäkra huset och det som finns i det.",
    coming: [
      "Du anger husets adress, boyta och byggår och hur många som bor där.",
      "Du ser priset per år, självrisken och vad som ingår hos varje bolag.",
      "Du kan hämta den försäkring du har i dag och jämföra med den.",
    ],
    meanwhile:
      "En villaförsäkring tecknas nästan alltid på ett år. Huvudförfallodagen, den dag försäkringen förnyas, står på ditt försäkringsbrev. Det är oftast den dagen du kan byta.",
  },
  hem: {
    lead: "Här ska du kunna jämföra hemförsäkringar för hyresrätt, bostadsrätt, studentboende och andrahand.",
    coming: [
      "Du anger adress, boyta och hur många som bor i hemmet.",
      "Du ser priset per år, självrisken, reseskyddet och om drulle ingår.",
      "Bostadsrättstillägget visas bara för den som bor i bostadsrätt.",
    ],
    meanwhile:
      "Bor du i bostadsrätt kan föreningen redan ha tecknat bostadsrättstillägget åt alla. Fråga styrelsen innan du betalar för det en gång till.",
  },
  olycksfall: {
    lead: "Här ska du kunna jämföra olycksfallsförsäkringar för dig, din partner eller ditt barn.",
    coming: [
      "Du väljer vem försäkringen gäller och hur högt försäkringsbeloppet ska vara.",
      "Du ser priset per månad och per år och vad ett brutet ben eller en tandskada ger i ersättning.",
    ],
    meanwhile:
      "Många har redan en olycksfallsförsäkring genom facket, arbetsgivaren eller skolan. Se efter vad den täcker innan du tecknar en till.",
  },
  el: {
    lead: "Här ska du kunna jämföra elavtal för ditt elområde.",
    coming: [
      "Du anger postnummer och hur du bor, så räknar vi ut ungefär hur mycket el du använder.",
      "Du ser jämförpriset i öre per kilowattimme för fast pris, månadspris och timpris.",
      "Avgifter, påslag och bindningstid visas var för sig.",
    ],
    meanwhile:
      "Din årsförbrukning i kilowattimmar står på elräkningen. Har du bindningstid kvar kan elbolaget ta betalt för att du byter i förtid.",
  },
  bredband: {
    lead: "Här ska du kunna jämföra vad bredband kostar på din adress.",
    coming: [
      "Du anger din adress, så visas bara de operatörer som kan leverera dit.",
      "Du ser vad första året kostar, med startavgift och kampanjpris inräknade.",
      "Hastighet, bindningstid och om en router ingår står på varje rad.",
    ],
    meanwhile: "Efter en kampanj går priset ofta upp. Se efter när din bindningstid tar slut, och skriv upp dagen.",
  },
  privatlan: {
    lead: "Här ska du kunna skicka en ansökan till flera långivare och jämföra deras svar.",
    coming: [
      "Du anger hur mycket du vill låna och hur länge.",
      "Du ser den effektiva räntan, månadskostnaden och vad lånet kostar sammanlagt.",
      "Du skriver under med BankID först när du har bestämt dig.",
    ],
    meanwhile:
      "Jämför alltid den effektiva räntan. Den räknar in avgifterna, och det gör inte räntan i reklamen. Har du svårt att betala dina lån kan du få gratis hjälp av kommunens budget- och skuldrådgivare.",
  },
  bolan: {
    lead: "Här ska du kunna jämföra bolåneräntor och räkna på vad lånet kostar varje månad.",
    coming: [
      "Du anger lånet, bostadens värde och hushållets inkomst.",
      "Du ser belåningsgrad, amortering och räntekostnad per månad.",
      "Listräntorna visas efter bindningstid.",
    ],
    meanwhile:
      "Listräntan är det pris banken börjar med. Fråga din bank vad den kan ge dig, och säg vad du har fått av andra.",
  },
  sparande: {
    lead: "Här ska du kunna jämföra sparkonton och räkna på ett sparmål.",
    coming: [
      "Du ser ränta, bindningstid och om den statliga insättningsgarantin gäller.",
      "Du kan räkna ut hur mycket du behöver lägga undan varje månad för att nå ditt mål.",
    ],
    meanwhile:
      "Insättningsgarantin ersätter dina pengar upp till ett visst belopp om banken går i konkurs. Kontrollera att kontot omfattas innan du sätter in något.",
  },
};
