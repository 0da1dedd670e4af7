export const formBesideTexts = {
  label: "Din sökning",
  show: "Visa",
  hide: "Dölj",
} as const;
