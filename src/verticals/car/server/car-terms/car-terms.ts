import { insurers } from "#verticals/_insurance/insurers.ts";
import { akerbarTerms } from "./akerbar.texts.sv.ts";
import { bjorkhagaTerms } from "./bjorkhaga.texts.sv.ts";
import { fyrbakTerms } from "./fyrbak.texts.sv.ts";
import { granskogTerms } from "./granskog.texts.sv.ts";
import { kronhjortTerms } from "./kronhjort.texts.sv.ts";
import { ljunghedTerms } from "./ljunghed.texts.sv.ts";
import { milvisTerms } from "./milvis.texts.sv.ts";
import { nordkajTerms } from "./nordkaj.texts.sv.ts";
import { raskTerms } from "./rask.texts.sv.ts";
import { rattvisTerms } from "./rattvis.texts.sv.ts";
import type { ReadTerms } from "./read-terms.ts";
import { stenvalvTerms } from "./stenvalv.texts.sv.ts";
import { tuvullTerms } from "./tuvull.texts.sv.ts";

/** YYYY-MM-DD: when someone last read them all. */
export const CAR_TERMS_READ_ON = "2026-11-14";

/** By the insurer's slug. One that sells and is missing does not compile. */
export const carTerms: Readonly<Record<keyof typeof insurers, ReadTerms>> = {
  akerbar: akerbarTerms,
  bjorkhaga: bjorkhagaTerms,
  fyrbak: fyrbakTerms,
  granskog: granskogTerms,
  kronhjort: kronhjortTerms,
  ljunghed: ljunghedTerms,
  milvis: milvisTerms,
  nordkaj: nordkajTerms,
  rask: raskTerms,
  rattvis: rattvisTerms,
  stenvalv: stenvalvTerms,
  tuvull: tuvullTerms,
};

export const carTermsOf = (isInsurer: (insurer: InsurerKeys) => boolean): ReadTerms | undefined => {
  const slug = (Object.keys(carTerms) as (keyof typeof insurers)[]).find((each) => isInsurer(insurers[each]));
  return slug && carTerms[slug];
};

type InsurerKeys = Readonly<{ providerId: number; name: string }>;
