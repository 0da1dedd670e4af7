import { defineTexts } from "#domain/text/text-set.ts";

/** The form of a company that wants to be compared. */
export const companyFormTexts = defineTexts("company-form", {
  organisationNumber: "Organisationsnummer",
  organisationNumberHelp: "Har ni enskild firma är det innehavarens personnummer.",
  contact: "Kontaktperson",
  contactMissing: "Vänligen ange vem vi ska kontakta",
  email: "Mejladress",
  emailMissing: "Vänligen ange en mejladress",
  services: "Vad vill ni jämföras i?",
  servicesMissing: "Vänligen välj minst en tjänst",
  message: "Meddelande",
  messageHelp: "Skriv inte personnummer eller annat känsligt.",
  submit: "Skicka förfrågan",
});
