export const invitationFormTexts = {
  name: "Vad heter den du bjuder in?",
  email: "E-post till den du bjuder in",
  submit: "Skapa inbjudan",
  tooMany: "Du har skapat fem inbjudningar det senaste dygnet. Försök igen i morgon.",
  together: "Du delar redan hushåll med någon. Avsluta den delningen först.",
} as const;
