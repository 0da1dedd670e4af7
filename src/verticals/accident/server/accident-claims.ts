import type { ClaimsCapability } from "#verticals/_contract/claims.ts";
import { claimStepTexts as texts } from "#verticals/_insurance/claims.texts.sv.ts";
import { accidentClaimTexts } from "#verticals/accident/accident-claims.texts.sv.ts";

export const accidentClaims: ClaimsCapability = {
  steps: [...accidentClaimTexts.steps, texts.report],
  ready: [texts.number, ...accidentClaimTexts.ready],
  paysFromFirstKrona: true,
};
