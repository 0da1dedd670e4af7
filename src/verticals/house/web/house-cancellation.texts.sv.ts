import { homeCancellationTexts } from "#verticals/_insurance/home-cancellation.texts.sv.ts";

export const houseCancellationTexts = homeCancellationTexts("villaförsäkring", "huset");
