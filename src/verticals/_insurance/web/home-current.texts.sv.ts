export const homeCurrentTexts = {
  heading: "Din försäkring idag",
  renewal: "Förnyelsedatum",
  other: "Övrigt",
  cover: "Försäkring",
  unknownCover: "Bolaget berättar inte allt som ingår. Jämför skydden innan du byter.",
  /** Spec 3 §2.12, verbatim. */
  noFee:
    "Du verkar ha en försäkring för en begränsad period och vi kan därför inte räkna ut ditt nuvarande månadspris.",
} as const;
