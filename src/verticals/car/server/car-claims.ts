import type { ClaimsCapability } from "#verticals/_contract/claims.ts";
import { claimStepTexts as texts } from "#verticals/_insurance/claims.texts.sv.ts";
import { carClaimTexts } from "#verticals/car/car-claims.texts.sv.ts";

export const carClaims: ClaimsCapability = {
  steps: [...carClaimTexts.steps, texts.report],
  ready: [texts.number, ...carClaimTexts.ready, texts.photos, texts.policeReport],
};
