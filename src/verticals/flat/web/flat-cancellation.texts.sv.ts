import { homeCancellationTexts } from "#verticals/_insurance/home-cancellation.texts.sv.ts";

export const flatCancellationTexts = homeCancellationTexts("hemförsäkring", "hemmet");
