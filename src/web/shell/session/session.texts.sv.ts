export const sessionTexts = {
  /** Spec 1 §8. */
  expired: {
    title: "Du har blivit utloggad",
    text: "Av säkerhetsskäl loggas du ut automatiskt efter 30 minuter. Det du har sparat finns kvar.",
    logInAgain: "Logga in igen",
    close: "Stäng",
  },
  soon: {
    region: "Din inloggning",
    title: (minutes: number) => (minutes === 1 ? "Du loggas ut om 1 minut" : `Du loggas ut om ${minutes} minuter`),
    stay: "Stanna kvar",
    failed: "Det gick inte att nå servern. Försök igen.",
    close: "Stäng",
  },
  unusual: {
    title: "Var det du som loggade in?",
    text: "BankID bedömde inloggningen som ovanlig, och appen användes i ett annat nätverk än den här webbläsaren. Det är ofta ofarligt, till exempel när mobilen inte är på wifi.",
    notYou: "Var det inte du? Logga ut, spärra ditt BankID hos banken och kontakta oss.",
  },
} as const;
