import type { ClaimsCapability } from "#verticals/_contract/claims.ts";
import { claimStepTexts as texts } from "#verticals/_insurance/claims.texts.sv.ts";
import { flatClaimTexts } from "#verticals/flat/flat-claims.texts.sv.ts";

export const flatClaims: ClaimsCapability = {
  steps: [...flatClaimTexts.steps, texts.report],
  ready: [texts.number, ...flatClaimTexts.ready, texts.photos, texts.policeReport],
};
