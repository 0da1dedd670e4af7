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

/** An insurance of a home covers travel, unless its customer has chosen otherwise in the field of that name. */
export const heldHome = (travelField?: string): HeldRules => ({
  renewsYearly: true,
  covers: (fields) => (travelField !== undefined && fields[travelField] === "no" ? [HOME] : [HOME, TRAVEL]),
});
