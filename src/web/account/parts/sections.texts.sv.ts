import type { ApplicationState, ShownAnswer } from "#domain/account/application.ts";

const applicationStates: Readonly<Record<ApplicationState, string>> = {
  open: "Väntar på svar",
  answered: "Alla har svarat",
  accepted: "Accepterad",
  ended: "Avslutad",
};

const answers: Readonly<Record<ShownAnswer, string>> = {
  waiting: "Väntar",
  needed: "Vill veta mer",
  offered: "Erbjudande",
  accepting: "Accepterat, väntar på besked",
  accepted: "Accepterat",
  withdrawing: "Ångrat, väntar på besked",
  withdrawn: "Ångrat",
  declined: "Nej",
  expired: "Gäller inte längre",
  unanswered: "Svarade inte",
  ended: "Avslutat",
};

export const applicationsTexts = {
  title: "Ansökningar",
  lead: "Ansökningar som flera bolag svarar på. Sidan uppdateras när ett svar kommer.",
  empty: {
    heading: "Du har inga ansökningar",
    text: "När du har ansökt genom Sparv ser du alla svar här.",
  },
  name: (product: string, amount: string) => `${product} ${amount}`,
  other: "Ansökan",
  applied: (day: string) => `Ansökt ${day}`,
  answered: (answered: number, asked: number) => `${answered} av ${asked} har svarat`,
  states: applicationStates,
  answers,
} as const;

export const accountFavouritesTexts = {
  title: "Favoriter",
  lead: "Erbjudanden som du har sparat med hjärtat.",
  empty: {
    heading: "Du har inga favoriter",
    text: "Tryck på hjärtat vid ett erbjudande i jämförelsen så sparas det här.",
  },
  remove: (provider: string) => `Ta bort ${provider} från favoriter`,
  goOn: "Gå vidare",
  goOnWith: (provider: string) => `Gå vidare med ${provider}`,
  compareAgain: "Jämför igen",
  compareAgainWith: (product: string) => `Jämför ${product} igen`,
  savedOn: (day: string) => `Sparad ${day}`,
  note: "Priserna är från när du sparade. De räknas om när du går vidare.",
} as const;

export const savedTexts = {
  title: "Sparat",
  lead: "Vi räknar bara det som dina beställningar och jämförelser hos oss visar.",
  empty: {
    heading: "Inget sparat än",
    text: "Hämta din försäkring när du jämför, så ser du här vad du sparar när du byter.",
  },
  switched: (provider: string) => `Bytte till ${provider}`,
  seen: (product: string) => `Jämförde ${product}`,
  possible: (fee: string) => `kan spara ${fee}`,
  dearer: (fee: string) => `${fee} dyrare`,
  later: (amount: string, day: string) => `${amount} från ${day}`,
  unknown: "tidigare pris okänt",
  nothing: "inget billigare",
  total: "Totalt",
  how: "Totalen är skillnaden mellan det du betalade förut och det du betalar nu, för byten som har börjat gälla och med samma skydd som förut. Jämförelser räknas inte in.",
} as const;
