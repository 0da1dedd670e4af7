import { customerServiceHours } from "#domain/customer-service.texts.sv.ts";

/** Every sentence in our mails. `{{name}}` is filled in when the mail is sent. */
export const mailTexts = {
  sender: "Sparv",
  footer:
    "Det här mejlet kommer från Sparv, en jämförelsetjänst för privatpersoner. Tjänsten är en demonstration och företagen i den är påhittade.",
  contact: `Frågor? Ring kundservice på {{phone}}, ${customerServiceHours.inSentence}.`,
  linkHelp: "Fungerar inte knappen? Klistra in adressen i din webbläsare:",
  newsletterConfirm: {
    subject: "Bekräfta att du vill ha våra tips",
    preview: "Ett klick kvar innan vi skickar något.",
    title: "Stämmer det att du vill ha våra tips?",
    body: "Någon, förhoppningsvis du, har anmält den här adressen till Sparvs nyhetsbrev med privatekonomiska tips en gång i veckan. Vi skickar inget förrän du har bekräftat.",
    button: "Ja, skicka tipsen till mig",
    ignore:
      "Var det inte du? Då behöver du inte göra något. Länken slutar gälla efter sju dagar och adressen tas bort.",
  },
  newsletterWelcome: {
    subject: "Nu får du våra tips varje vecka",
    preview: "Tack för att du bekräftade.",
    title: "Välkommen!",
    body: "Du får privatekonomiska tips från oss en gång i veckan. Vi använder adressen till det och inget annat.",
    end: "Vill du inte ha dem längre? Avsluta med ett klick:",
    button: "Avsluta nyhetsbrevet",
  },
  newsletterIssue: {
    subject: "{{subject}}",
    preview: "{{subject}}",
    title: "{{subject}}",
    body: "{{body}}",
    why: "Du får det här för att du har anmält dig till Sparvs tips varje vecka.",
    button: "Avsluta nyhetsbrevet",
  },
  expertConfirm: {
    subject: "Bekräfta din fråga till experterna",
    preview: "Ett klick kvar innan vi läser din fråga.",
    title: "Stämmer det att du har ställt en fråga?",
    body: "Någon, förhoppningsvis du, har ställt en fråga till våra experter med den här adressen. Bekräfta, så läser vi den och svarar hit.",
    button: "Ja, läs min fråga",
    ignore: "Var det inte du? Då behöver du inte göra något. Länken slutar gälla efter sju dagar.",
  },
  expertAnswer: {
    subject: "Svar på din fråga till Sparvs experter",
    preview: "Här är svaret på det du undrade.",
    title: "Här är vårt svar",
    asked: "Du frågade:",
    question: "{{question}}",
    answered: "Vi svarar:",
    answer: "{{answer}}",
    note: "Svaret är allmän vägledning och bygger på det du skrev. Det är villkoren i ditt eget avtal som gäller.",
  },
  competitionWinner: {
    subject: "Du har vunnit i Sparvs tävling",
    preview: "Din lott drogs i {{month}}.",
    title: "Grattis, du har vunnit!",
    body: "Din lott drogs i tävlingen för {{month}}. Vinsten är ett presentkort på drivmedel värt {{prize}}.",
    demonstration: "Sparv är en demonstration. Inget presentkort delas ut på riktigt.",
    button: "Se dragningen",
  },
  orderConfirmation: {
    subject: "Din försäkring hos {{provider}} är beställd",
    preview: "{{product}} från {{startDate}}.",
    title: "Tack för din beställning!",
    body: "{{provider}} har tagit emot din beställning av {{product}}. Försäkringen gäller från {{startDate}} och kostar {{yearlyFee}} per år.",
    facts: "Sparvs ordernummer: {{orderNumber}}. Nummer hos {{provider}}: {{providerOrderNumber}}.",
    button: "Visa beställningen",
    documentsTitle: "Villkor och faktablad",
    documents: "{{documents}}",
    needsTitle: "{{needsTitle}}",
    needs: "{{needs}}",
    withdrawalTitle: "Ångra köp",
    withdrawal:
      "Du kan ångra köpet till och med {{lastWithdrawalDay}}. Har du beställt på en annan enhet loggar du in med BankID först.",
    withdrawalButton: "Ångra köp",
  },
  notice: {
    subject: "{{subject}}",
    preview: "{{title}}",
    title: "{{title}}",
    body: "{{body}}",
  },
} as const;
