import { INVITATION_DAYS } from "#domain/household-sharing/invitation.ts";

/** To a person whom a customer wants to share a household with. `{{inviter}}` is the first name of the customer. */
export const householdMailTexts = {
  invitation: {
    subject: "{{inviter}} vill dela hushåll med dig hos Sparv",
    preview: "Ni väljer själva vad ni visar för varandra.",
    title: "{{inviter}} vill dela hushåll med dig",
    body: "{{inviter}} använder Sparv för att hålla koll på avtal och priser och vill dela hushållet med dig. Ni väljer själva vilka avtal ni visar för varandra. Personnummer, skador och betalningar visas inte.",
    button: "Se inbjudan",
    ignore: `Du loggar in med BankID för att svara. Länken gäller i ${INVITATION_DAYS} dagar. Känner du inte {{inviter}} kan du strunta i mejlet. Då händer ingenting.`,
  },
} as const;
