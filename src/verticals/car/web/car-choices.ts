import { coverStateTexts } from "#domain/cover/cover.texts.sv.ts";
import type { PresentedOffer, Upgrade, VariantChoice } from "#verticals/_contract/search-changes.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { CAR_COVERS, type CarCover, upgradeOf } from "#verticals/car/car.search.ts";
import { coverNames } from "#verticals/car/car.texts.sv.ts";
import { type CarFacts, listExcesses } from "./car-facts.ts";
import { carUpgradeTexts, carVariantTexts } from "./car-web.texts.sv.ts";

const COVER_FIELD = "insurancetype";

export const coverOf = (summary: Summary): CarCover | undefined =>
  CAR_COVERS.find((cover) => cover === summary[COVER_FIELD]);

export function carVariants(summary: Summary): VariantChoice | undefined {
  const chosen = coverOf(summary);
  if (!chosen) return undefined;
  const options = CAR_COVERS.map((id) => ({ id, label: carVariantTexts.short[id] }));
  return { label: carVariantTexts.label, field: COVER_FIELD, chosen, options };
}

/** Spec 3 §4.5: traffic upgrades to half, half to full, and full has no upgrade. */
export function upgradeCar(summary: Summary): Upgrade | undefined {
  const cover = coverOf(summary);
  const next = cover && upgradeOf(cover);
  // Nothing leads down to the least cover.
  if (!next || next === "traffic") return undefined;
  return {
    changes: { [COVER_FIELD]: next },
    title: carUpgradeTexts.title(coverNames[next].toLowerCase()),
    gives: (facts, upgraded) => describeGain(facts as CarFacts, upgraded),
  };
}

interface PresentedPart {
  readonly type: string;
  readonly name: string;
  readonly isIncluded: boolean;
}

/** Read from both offers. What can be bought with the one of the list needs no other cover. */
function describeGain(facts: CarFacts, upgraded: PresentedOffer): string | undefined {
  // As our own calls present it.
  const { ExcessCostInfo: excesses, Covers: covers } = upgraded as Record<string, readonly PresentedPart[]>;
  const isLacking = (type: string): boolean =>
    listExcesses(facts).some((row) => row.type === type && !row.isIncluded) ||
    facts.covers.some((row) => row.type === type && row.text === coverStateTexts.excluded);
  const gained = [...(excesses ?? []), ...(covers ?? [])].filter((part) => part.isIncluded && isLacking(part.type));
  return gained.length === 0 ? undefined : carUpgradeTexts.gives(gained.map(({ name }) => name.toLowerCase()));
}
