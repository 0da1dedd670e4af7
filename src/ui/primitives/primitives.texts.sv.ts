import { formTexts } from "#domain/form/form-labels.texts.sv.ts";

export const primitiveTexts = {
  loadingButton: formTexts.buttonLoading,
  disabledButton: formTexts.buttonDisabled,
  loading: "Laddar",
  newTab: " (öppnas i en ny flik)",
  plateOf: (number: string) => `Registreringsnummer ${number}`,
} as const;
