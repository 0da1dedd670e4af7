/** Texts about a question, before and after it is sent. */
export const expertQuestionTexts = {
  email: "Vänligen ange en giltig mejladress",
  tooShort: "Skriv lite mer, så att vi förstår vad du undrar.",
  tooLong: "Frågan är för lång. Högst 2 000 tecken får plats.",
} as const;
