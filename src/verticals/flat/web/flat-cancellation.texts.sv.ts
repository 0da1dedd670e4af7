import { homeCancellationWords } from "#verticals/_contract/home-cancellation.texts.sv.ts";

export const flatCancellationTexts = homeCancellationWords("hemförsäkring", "hemmet");
