import { insurers } from "#verticals/_insurance/insurers.ts";
import { NOT_READ } from "#verticals/_insurance/terms/read-terms.ts";
import { akerbarTerms } from "./car-terms/akerbar.texts.sv.ts";
import { bjorkhagaTerms } from "./car-terms/bjorkhaga.texts.sv.ts";
import { fyrbakTerms } from "./car-terms/fyrbak.texts.sv.ts";
import { granskogTerms } from "./car-terms/granskog.texts.sv.ts";
import { kronhjortTerms } from "./car-terms/kronhjort.texts.sv.ts";
import { ljunghedTerms } from "./car-terms/ljunghed.texts.sv.ts";
import { milvisTerms } from "./car-terms/milvis.texts.sv.ts";
import { nordkajTerms } from "./car-terms/nordkaj.texts.sv.ts";
import { raskTerms } from "./car-terms/rask.texts.sv.ts";
import { rattvisTerms } from "./car-terms/rattvis.texts.sv.ts";
import type { ReadTerms } from "./car-terms/read-terms.ts";
import { stenvalvTerms } from "./car-terms/stenvalv.texts.sv.ts";
import { tuvullTerms } from "./car-terms/tuvull.texts.sv.ts";

/** YYYY-MM-DD: when someone last read them all. */
export const CAR_TERMS_READ_ON = "2026-11-14";

/** By the slug of each insurer that sells car insurance. */
export const carTerms: Readonly<Partial<Record<keyof typeof insurers, ReadTerms | typeof NOT_READ>>> = {
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
  const terms = slug && carTerms[slug];
  return terms === NOT_READ ? undefined : terms;
};

type InsurerKeys = Readonly<{ providerId: number; name: string }>;
