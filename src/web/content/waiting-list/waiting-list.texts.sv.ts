/** A visitor asks for a notice when an announced service can be used. */
export const waitingListTexts = {
  heading: "Få ett mejl när det är klart",
  lead: (product: string) =>
    `Vill du veta när du kan jämföra ${product} här? Vi mejlar dig en gång, den dagen det går.`,
  label: "Din mejladress",
  placeholder: "namn@exempel.se",
  submit: "Mejla mig",
  agreement:
    "Vi använder adressen till det mejlet och inget annat, och tar sedan bort den. Du kan ångra dig när du vill.",
  done: "Tack! Vi mejlar dig när det går att jämföra. Du har också fått ett mejl med en länk där du kan ångra dig.",
  wrong: "Vänligen ange en giltig mejladress",
  end: {
    title: "Ta bort min adress",
    lead: "Tryck på knappen, så tar vi bort adressen och mejlar dig inte.",
    button: "Ta bort adressen",
    done: "Adressen är borttagen.",
    doneLead: "Vi mejlar dig inte om den här tjänsten.",
  },
  wrongLink: "Länken gäller inte längre",
  wrongLinkLead: "Kanske följde inte hela länken med. Kopiera hela adressen ur mejlet och försök igen.",
  again: "Till startsidan",
} as const;
