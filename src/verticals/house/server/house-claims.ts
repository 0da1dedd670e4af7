import type { ClaimsCapability } from "#verticals/_contract/claims.ts";
import { claimStepTexts as texts } from "#verticals/_insurance/claims.texts.sv.ts";
import { houseClaimTexts } from "#verticals/house/house-claims.texts.sv.ts";

export const houseClaims: ClaimsCapability = {
  steps: [...houseClaimTexts.steps, texts.report],
  ready: [texts.number, ...houseClaimTexts.ready, texts.photos, texts.policeReport],
};
