/** What the link in a mail about a watch leads to. */
export const watchEndTexts = {
  title: "Sluta bevaka",
  lead: "Tryck på knappen, så jämför vi inte det här avtalet åt dig längre och mejlar inte om det.",
  button: "Sluta bevaka",
  all: "Sluta bevaka allt",
  done: "Bevakningen är avstängd.",
  doneLead: "Vi mejlar dig inte om den längre. På Mina sidor kan du slå på den igen.",
  wrongLink: "Länken gäller inte längre",
  wrongLinkLead: "Kanske följde inte hela länken med. Kopiera hela adressen ur mejlet och försök igen.",
  again: "Till startsidan",
} as const;
