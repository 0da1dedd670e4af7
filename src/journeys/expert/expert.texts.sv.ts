/** Shown when a question cannot be accepted. */
export const expertAskTexts = {
  captcha: "Formuläret har blivit gammalt. Ladda om sidan och försök igen.",
  answerEmpty: "Skriv ett svar.",
  answerTooLong: "Svaret är för långt. Högst 5 000 tecken får plats.",
} as const;
