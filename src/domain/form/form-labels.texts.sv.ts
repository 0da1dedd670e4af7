/** Texts of the form around the fields. */
export const formTexts = {
  optional: "Valfritt",
  personalNumberLabel: "Personnummer",
  /** OP-27. */
  registrationHelp: "Personliga skyltar går inte att söka på.",
  leaveQuestion: "Är du säker på att du vill lämna sidan? Ändringar som du har gjort kommer inte sparas.",
  leaveNo: "Nej, stanna",
  leaveYes: "Ja, lämna",
  buttonLoading: "Laddar, var god vänta...",
  buttonDisabled: "Knappen är inaktiv",
  progressTitle: "Kontrollerar pris och uppgifter. Vänligen vänta!",
} as const;

/** Spec 1 §8: the modal shown when a call got no usable answer, or a script did not load. */
export const connectionErrorTexts = {
  title: "Något gick fel",
  message:
    "Servern gav inget svar eller så uppstod ett fel. Säkerställ att du är ansluten till internet och testa igen.",
  tryAgain: "Försök igen",
  reloadPage: "Ladda om sidan",
} as const;
