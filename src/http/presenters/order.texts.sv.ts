export const orderTexts = {
  withdrawal:
    "Du har 14 dagars ångerrätt från det att avtalet ingicks. Du ångrar köpet med länken Ångra ett köp, längst ner på varje sida hos Sparv. Du behöver inte logga in.",
  general: (provider: string): string =>
    `{theAgreement} tecknas hos ${provider}. Sparv förmedlar {it} och skickar dina uppgifter dit.`,
  orderHeader: (provider: string): string => `Teckna hos ${provider}`,
  complete: {
    title: "Tack för din beställning!",
    bullet1: (provider: string): string => `${provider} har tagit emot din beställning.`,
    bullet2: "En bekräftelse är på väg till din mejladress.",
    bullet3: "Du kan ångra köpet inom 14 dagar.",
    coachTitle: "Sänk fler kostnader",
  },
  additional: {
    title: "Fortsätt jämföra",
    text: "Se om du kan sänka fler kostnader.",
    completed: "Klart",
    compare: "Jämför priser",
  },
} as const;
