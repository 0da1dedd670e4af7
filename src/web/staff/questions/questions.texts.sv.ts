export const questionTexts = {
  title: "Frågor till experterna",
  back: "Till frågorna",
  none: "Ingen har frågat något än.",
  waiting: (count: number) => (count === 1 ? "1 fråga väntar på svar" : `${count} frågor väntar på svar`),
  states: { open: "Väntar på svar", answered: "Besvarad", unconfirmed: "Inte bekräftad" },
  asked: "Inkom",
  from: "Från",
  answer: "Svar",
  answerHelp: "Skickas med mejl till den som frågade, tillsammans med frågan. Det går inte att ändra i efterhand.",
  send: "Skicka svaret",
  sent: "Svaret är på väg.",
  alreadyAnswered: "Någon annan har redan svarat.",
} as const;
