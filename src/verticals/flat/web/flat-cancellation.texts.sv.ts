import { homeCancellationTexts } from "#verticals/_contract/home-cancellation.texts.sv.ts";

export const flatCancellationTexts = homeCancellationTexts("hemförsäkring", "hemmet");
