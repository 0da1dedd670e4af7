/** Spec 3 §2.11: what the price of such an insurer means. */
export const payAsYouDriveModalTexts = {
  title: "Pris efter körsträcka",
  explains: (provider: string) =>
    `Hos ${provider} betalar du för milen du kör. Priset gäller den körsträcka du har angett. Kör du längre blir det dyrare, kör du kortare blir det billigare.`,
  yourDistance: "Din körsträcka per år",
  yourPrice: "Ditt pris",
  readMore: "Läs mer",
  readMoreAbout: (provider: string) => ` i villkoren hos ${provider}`,
  close: "Stäng",
} as const;
