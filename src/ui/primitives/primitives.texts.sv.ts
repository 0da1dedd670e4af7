import { formTexts } from "#domain/form/form-labels.texts.sv.ts";

export const primitiveTexts = {
  loadingButton: formTexts.buttonLoading,
  disabledButton: formTexts.buttonDisabled,
  loading: "Laddar",
  about: "ca",
  spokenAbout: "ungefär",
  newTab: " (öppnas i en ny flik)",
  /** After a label that several cards have: whose it is. */
  at: (name: string) => ` hos ${name}`,
  plateOf: (number: string) => `Registreringsnummer ${number}`,
} as const;
