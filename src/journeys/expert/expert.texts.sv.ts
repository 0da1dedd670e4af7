/** What is said when a question cannot be taken. */
export const expertAskTexts = {
  captcha: "Formuläret har blivit gammalt. Ladda om sidan och försök igen.",
  answerEmpty: "Skriv ett svar.",
  answerTooLong: "Svaret är för långt. Högst 5 000 tecken får plats.",
} as const;
