import { formTexts } from "#domain/form/form.texts.sv.ts";

export const primitiveTexts = {
  loadingButton: formTexts.buttonLoading,
  disabledButton: formTexts.buttonDisabled,
  loading: "Laddar",
  plateOf: (number: string) => `Registreringsnummer ${number}`,
} as const;
