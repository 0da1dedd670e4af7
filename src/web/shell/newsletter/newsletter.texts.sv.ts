/** From spec 1 §8 where it gives the texts. */
export const newsletterTexts = {
  title: "Tips som sparar pengar",
  lead: "En gång i veckan: kort om försäkringar, el, lån och sparande.",
  label: "Din mejladress",
  placeholder: "namn@exempel.se",
  submit: "Anmäl mig",
  agreement: "Vi använder adressen till nyhetsbrevet och inget annat. Du kan avsluta när du vill.",
  success: "Tack för ditt intresse! Du kommer nu få privatekonomiska tips till din mejladress varje vecka.",
  nextStep: "Ett steg kvar: öppna mejlet vi nyss skickade och bekräfta.",
  page: { title: "Nyhetsbrev", description: "Privatekonomiska tips en gång i veckan." },
  confirm: {
    title: "Bekräfta nyhetsbrevet",
    lead: "Tryck på knappen, så börjar vi skicka tips till dig varje vecka.",
    button: "Ja, skicka tipsen till mig",
    done: "Klart! Du får våra tips varje vecka.",
    doneLead: "Vi har också skickat ett mejl med en länk där du kan avsluta.",
  },
  end: {
    title: "Avsluta nyhetsbrevet",
    lead: "Tryck på knappen, så skickar vi inget mer till dig.",
    button: "Avsluta",
    done: "Du får inga fler tips från oss.",
    doneLead: "Ändrar du dig är du välkommen tillbaka.",
    /** A reader who wants to unsubscribe is not asked to sign up. */
    wrongLinkLead:
      "Den kan vara för gammal, eller så följde inte hela länken med. Öppna länken längst ner i det senaste brevet, eller ring oss på numret här nedanför så avslutar vi det åt dig.",
  },
  wrongLink: "Länken gäller inte längre",
  wrongLinkLead:
    "Den kan vara för gammal, eller så följde inte hela länken med. Anmäl dig gärna igen, så skickar vi en ny.",
  again: "Till anmälan",
  toStart: "Till startsidan",
} as const;
