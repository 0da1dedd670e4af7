/** All texts of the banner. A choice is stored with their hash as its version: after a change every visitor is asked again. */
export const consentTexts = {
  notice: {
    title: "Kakor på Sparv",
    description:
      "Vi behöver några kakor för att sidan ska fungera. Med ditt ja använder vi också kakor för statistik och marknadsföring.",
    readMore: "Läs mer om kakor",
    acceptAll: "Godkänn alla",
    necessaryOnly: "Endast nödvändiga",
    settings: "Inställningar",
  },
  settings: {
    title: "Välj kakor",
    description: "Väljer du Marknadsföring slås även Statistik på.",
    acceptAll: "Godkänn alla",
    save: "Spara val",
    alwaysOn: "Alltid på",
  },
  categories: [
    {
      name: "Nödvändiga",
      description:
        "De håller ihop dina sökningar och din inloggning, skyddar dig mot missbruk och minns vad du väljer här. Utan dem fungerar inte sidan.",
    },
    {
      name: "Statistik",
      description: "Vi räknar besök och ser vilka steg som krånglar, så att vi kan rätta dem. Uppgifterna säljs inte.",
    },
    {
      name: "Marknadsföring",
      description:
        "Vi mäter vilka annonser som leder hit, och annonsnätverk kan visa annonser för Sparv på andra sidor. Ditt personnummer lämnas aldrig ut.",
    },
  ],
} as const;

/** Separate, because every page with a footer loads it. */
export const cookieSettingsText = "Kakinställningar";

/** Not part of what is agreed to: the banner's own status messages. */
export const consentStateTexts = {
  current: (names: readonly string[]) => `Ditt val nu: ${names.join(", ").toLowerCase()}.`,
  about: (category: string) => `Läs mer om ${category.toLowerCase()}`,
  saved: "Ditt val är sparat.",
  notSaved: "Ditt val kunde inte sparas. Försök igen.",
} as const;
