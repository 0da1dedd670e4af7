/** Errors that an editor sees for an issue that cannot be stored. */
export const issueErrorTexts = {
  subject: "Skriv ett ämne på högst 120 tecken.",
  body: "Skriv något att skicka, högst 10 000 tecken.",
  day: "Välj en dag som inte har passerat.",
  weekTaken: "Det finns redan ett brev den veckan. Välj en annan dag.",
  goingOut: "Brevet är redan på väg ut och kan inte ändras.",
} as const;
