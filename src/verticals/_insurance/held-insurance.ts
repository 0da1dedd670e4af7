import { findPart, isIncluded } from "#domain/cover/cover.ts";
import { coverStateTexts } from "#domain/cover/cover.texts.sv.ts";
import type { HeldCover } from "#domain/household/held-cover.ts";
import type { HeldRules } from "#verticals/_contract/held.ts";
import { travelLimit } from "./held-home.texts.sv.ts";

/** An insurance that is bought for one cover. */
export const heldInsurance = (cover: HeldCover["cover"]): HeldRules => ({
  renewsYearly: true,
  covers: () => [{ cover, isMain: true }],
});

const HOME: HeldCover = { cover: "home", isMain: true };
const TRAVEL: HeldCover = { cover: "travel", limit: travelLimit };

/** An insurance of a home covers travel, unless its description has a part for it that states otherwise. */
export const heldHome = (travelPart?: string): HeldRules => ({
  renewsYearly: true,
  covers(cover) {
    const part = travelPart === undefined ? undefined : findPart(cover, travelPart);
    if (!part || part.state === "unknown") return [HOME, TRAVEL];
    if (!isIncluded(part)) return [HOME];
    const days = part.terms?.days;
    return [HOME, typeof days === "number" ? { ...TRAVEL, limit: coverStateTexts.days(days) } : TRAVEL];
  },
});
