import { homeCancellationTexts } from "#verticals/_contract/home-cancellation.texts.sv.ts";

export const houseCancellationTexts = homeCancellationTexts("villaförsäkring", "huset");
