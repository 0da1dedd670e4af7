import type { ShareCapability } from "#verticals/_contract/share.ts";
import { sharedExcessNote } from "./shared-excess.texts.sv.ts";

/** Of a shared insurance the excesses are shown beside the price: they are what a lower price often means. */
export const sharedExcess: Pick<ShareCapability, "sections" | "note"> = {
  sections: ["excess"],
  note: sharedExcessNote,
};
