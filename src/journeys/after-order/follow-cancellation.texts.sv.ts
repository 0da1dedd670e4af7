export const followTexts = {
  answerProblem: "Skriv vad bolaget svarade, högst 1 000 tecken och inget personnummer.",
};
