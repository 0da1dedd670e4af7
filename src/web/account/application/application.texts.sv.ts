const COUNTS = ["Inga", "Ett", "Två", "Tre", "Fyra", "Fem", "Sex", "Sju", "Åtta", "Nio", "Tio", "Elva", "Tolv"];

const offers = (count: number): string =>
  `${COUNTS[count] ?? String(count)} ${count === 1 ? "erbjudande" : "erbjudanden"}`;

export const applicationTexts = {
  fallbackTitle: "Ansökan",
  heading: {
    none: "Inga erbjudanden än",
    soFar: (count: number): string => `${offers(count)} hittills`,
    all: offers,
    accepted: (provider: string): string => `Du har accepterat ${provider}`,
    withdrawn: "Du har ångrat dig",
    withdrawing: (provider: string): string => `Du har ångrat dig hos ${provider}`,
    refused: "Inga erbjudanden den här gången",
    expired: "Erbjudandena gäller inte längre",
    ended: "Ansökan är avslutad",
  },
  lead: {
    answered: (answered: number, asked: number): string => `${answered} av ${asked} har svarat.`,
    noHurry: (count: number, day: string, isSameDay: boolean): string =>
      count === 1
        ? `Du behöver inte skynda dig, erbjudandet gäller till ${day}.`
        : `Du behöver inte skynda dig, ${count === 2 ? "båda" : "alla"} gäller till ${day}${isSameDay ? "" : " eller längre"}.`,
    waiting: "En del svarar på några sekunder, andra på några dagar. Du kan stänga sidan, vi mejlar när något händer.",
    accepting: (provider: string): string =>
      `Din underskrift är klar. Vi väntar på att ${provider} bekräftar och mejlar dig då.`,
    accepted: (day: string): string => `Avtalet är klart. Du kan ångra dig till ${day}.`,
    completed: "Avtalet är klart och tiden att ångra dig har gått ut.",
    withdrawing: (provider: string): string => `Vi väntar på att ${provider} bekräftar och mejlar dig då.`,
    withdrawn: (provider: string): string => `${provider} har bekräftat att avtalet är ångrat.`,
    refused: "Alla har svarat och ingen kunde ge dig ett erbjudande.",
    expired: "Inget av dem accepterades i tid. Du kan göra en ny ansökan.",
    ended: "Du har avslutat ansökan och får inga fler svar.",
  },
  days: {
    heading: "Svaren dag för dag",
    updated: (time: string): string => `Uppdaterat ${time}. Vi mejlar när något händer.`,
    today: (day: string): string => `Idag ${day}`,
    kinds: { offered: "erbjudande", needed: "vill veta mer", declined: "nej", waiting: "väntas senast" },
  },
  at: {
    today: (clock: string): string => `idag ${clock}`,
    answered: (time: string): string => `Svarat ${time}`,
  },
  tags: {
    cheapest: "Lägst kostnad",
    needed: "Vill veta mer",
    waiting: "Väntar",
    accepting: "Väntar på bekräftelse",
    accepted: "Accepterat",
    withdrawing: "Ångrat, väntar på bekräftelse",
    withdrawn: "Ångrat",
    declined: "Nej",
    expired: "Gäller inte längre",
    unanswered: "Svarade inte",
    ended: "Avslutat",
  },
  card: {
    accept: "Acceptera med BankID",
    acceptOf: (provider: string): string => `hos ${provider}`,
    valid: (day: string): string => `Gäller till ${day}.`,
    waiting: (day: string): string => `Svaret väntas senast ${day}.`,
    supplied: (day: string): string => `Vi har skickat det de bad om. Svaret väntas senast ${day}.`,
    neededBy: (day: string): string => `Skicka det senast ${day}.`,
    neededOther: "De vill veta mer innan de svarar. Kontakta kundservice så hjälper vi dig.",
    accepting: (day: string): string => `Du skrev under ${day}. Du behöver inte göra något mer.`,
    accepted: (day: string): string => `Du kan ångra dig till ${day}, utan att säga varför.`,
    completed: (provider: string): string => `Frågor om avtalet ställer du till ${provider}.`,
    withdraw: "Ångra avtalet",
    withdrawing: "Vi har skickat ditt besked. Du behöver inte göra något mer.",
    withdrawn: (day: string, meaning: string): string => `Bekräftat ${day}. ${meaning}`,
    declined: (day: string): string => `Svarade nej ${day}.`,
    unanswered: "Svarade inte i tid.",
    expired: "Erbjudandet går inte längre att acceptera.",
    onHold: "Du har accepterat ett annat erbjudande. Det här ligger kvar tills det andra är bekräftat.",
    ended: (day: string): string => `Avslutat ${day}.`,
  },
  explanation: { heading: "Så räknar vi", example: "Exempel:" },
  steps: {
    heading: "När du accepterar",
    note: "Du kan ångra dig i 14 dagar. De andra får automatiskt nej tack.",
  },
  end: {
    heading: "Vill du avsluta ansökan?",
    text: "Då får du inga fler svar, och erbjudandena går inte längre att acceptera. Det går inte att ångra.",
    open: "Avsluta ansökan",
    confirm: "Ja, avsluta ansökan",
    back: "Nej, gå tillbaka",
  },
  withdraw: {
    heading: (provider: string): string => `Vill du ångra avtalet med ${provider}?`,
    text: (provider: string, meaning: string): string => `Vi meddelar ${provider} direkt. ${meaning}`,
    confirm: "Ja, ångra avtalet",
    back: "Nej, behåll avtalet",
  },
  news: "Sidan har uppdaterats med ett nytt svar.",
  again: "Gör en ny ansökan",
} as const;
