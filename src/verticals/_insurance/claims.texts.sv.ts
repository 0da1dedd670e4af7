export const claimHours = {
  office: "måndag–fredag 08:00–17:00",
  long: "måndag–fredag 08:00–20:00, lördag–söndag 10:00–16:00",
  always: "dygnet runt, alla dagar",
} as const;

/** Steps that are the same whatever was insured. */
export const claimStepTexts = {
  report: {
    title: "Anmäl till bolaget",
    text: "Gör det så snart du kan. Väntar du länge kan ersättningen bli lägre. Vänta med reparationer och nya köp tills bolaget har svarat, utom för att hindra att skadan blir större.",
  },
  policeReport: "Polisanmälans nummer, om du har gjort en anmälan",
  photos: "Bilder på skadorna",
  number: "Försäkringens nummer",
} as const;
