/** Used only on the server: a page receives the finished text. */
export const savingTexts = {
  saving: (kr: string) => `Spara ${kr} /år`,
  about: (kr: string) => `ca ${kr}`,
  upTo: (kr: string) => `Upp till ${kr} /år att spara`,
} as const;

export const currentCoverTexts = {
  unknown: "Bolaget sa inte vad som ingår. Jämför skydden innan du byter.",
  yours: "{your} {agreement}",
  strip: (name: string) => `${name} idag.`,
  renews: (date: string) => ` Förnyas ${date}.`,
} as const;
