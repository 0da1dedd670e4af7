/** The evidence of a cancellation as a document, for my pages. */
export const evidenceTexts = {
  fileName: "bevis-uppsagning.pdf",
  title: (insurer: string) => `Uppsägningen hos ${insurer}`,
  about: (product: string, insurer: string, endsOn: string) =>
    `Uppsägning av ${product} hos ${insurer}. {it} gamla {theAgreement} upphör ${endsOn}.`,
  next: (name: string, startsOn: string) => `{it} nya {theAgreement} hos ${name} gäller från ${startsOn}.`,
  order: (number: string) => `Sparvs ordernummer: ${number}`,
  sentTitle: "Vad som skickades",
  asked: (moment: string) => `Du gav oss fullmakten och bad oss säga upp ${moment}.`,
  sent: (to: string) => `Uppsägningen skickades som mejl till ${to}, med brev och fullmakt som bilaga.`,
  notSentYet: "Mejlet är på väg.",
  backTitle: "Vad som kom tillbaka",
  received: (moment: string) =>
    `${moment}: bolagets mejlserver tog emot mejlet. Det betyder inte att någon har läst det.`,
  lost: (moment: string) => `${moment}: mejlet kom inte fram, eller så är det oklart.`,
  serverAnswer: (answer: string) => `Mejlserverns svar: ${answer}`,
  reported: (moment: string) => `${moment}: ingen bekräftelse hade kommit. Du och vår kundservice fick veta det.`,
  confirmed: {
    customer: (moment: string) => `${moment}: du lade till att bolaget har bekräftat uppsägningen.`,
    staff: (moment: string) => `${moment}: bolaget bekräftade uppsägningen till vår kundservice.`,
  },
  leftToCustomer: (moment: string) =>
    `${moment}: kundservice fick inte uppsägningen bekräftad. Du behöver säga upp {theAgreement} själv.`,
  answer: (text: string) => `Svaret: ${text}`,
  waiting: "Bolaget har inte bekräftat än.",
  mandateTitle: "Fullmakten",
} as const;
