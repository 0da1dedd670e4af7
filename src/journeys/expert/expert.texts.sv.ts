/** What is said when a question cannot be taken. */
export const expertAskTexts = {
  email: "Vänligen ange en giltig mejladress",
  tooShort: "Skriv lite mer, så att vi förstår vad du undrar.",
  tooLong: "Frågan är för lång. Högst 2 000 tecken får plats.",
  captcha: "Formuläret har blivit gammalt. Ladda om sidan och försök igen.",
  answerEmpty: "Skriv ett svar.",
  answerTooLong: "Svaret är för långt. Högst 5 000 tecken får plats.",
} as const;
