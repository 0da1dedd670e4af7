import { homeCancellationWords } from "#verticals/_contract/home-cancellation.texts.sv.ts";

export const houseCancellationTexts = homeCancellationWords("villaförsäkring", "huset");
