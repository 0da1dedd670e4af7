import type { HeldCover } from "./held-cover.ts";
import { otherKindTexts } from "./other-kinds.texts.sv.ts";

/** A kind of agreement that can be entered by hand and that no vertical compares. */
export interface OtherKind {
  readonly name: keyof typeof otherKindTexts;
  readonly product: string;
  /** It runs for a year at a time. */
  readonly renewsYearly?: true;
  readonly covers?: readonly HeldCover[];
}

const kind = (name: OtherKind["name"], renewsYearly?: true): OtherKind => ({
  name,
  product: otherKindTexts[name],
  ...(renewsYearly && { renewsYearly }),
});

export const OTHER_KINDS: readonly OtherKind[] = [
  { ...kind("travel", true), covers: [{ cover: "travel", isMain: true }] },
  kind("pet", true),
  kind("life", true),
  kind("phone"),
  kind("streaming"),
  kind("alarm"),
  kind("other"),
];
