import type { Upgrade, VariantChoice } from "#verticals/_contract/search-changes.ts";
import type { Summary } from "#verticals/_contract/vertical-web.ts";
import { CAR_COVERS, type CarCover, upgradeOf } from "#verticals/car/car.search.ts";
import { coverNames } from "#verticals/car/car.texts.sv.ts";
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
    text: carUpgradeTexts.gives[next],
  };
}
