export const carClaimTexts = {
  steps: [
    {
      title: "Säkra platsen",
      text: "Stanna, slå på varningsblinkers och ställ ut varningstriangeln. Ställ dig själv där ingen kan köra på dig.",
    },
    {
      title: "Fotografera",
      text: "Ta bilder på skadorna, registreringsskyltarna och platsen, helst innan något flyttas.",
    },
    {
      title: "Byt uppgifter med den andra föraren",
      text: "Namn, telefonnummer, registreringsnummer och försäkringsbolag. Be vittnen om namn och telefonnummer. Skriv inte under på vems fel det var.",
    },
    {
      title: "Kontakta polisen",
      text: "Ring 114 14 om bilen är stulen, om någon har gjort inbrott i den eller om den som körde på dig har smitit. Har du krockat med ett vilt djur ringer du 112 och märker ut platsen.",
    },
  ],
  ready: [
    "Bilens registreringsnummer och mätarställning",
    "När, var och hur det hände",
    "Vem som körde",
    "Den andra förarens namn, registreringsnummer och bolag",
  ],
} as const;
