import { useContext } from "react";
import { TextsContext } from "#ui/texts/use-texts.ts";
import { resolveVertical } from "#verticals/_contract/vertical-text-sets.ts";
import type { VerticalDescription } from "#verticals/_contract/vertical.ts";

/** A vertical with its form and titles in the editors' texts. */
export const useVertical = (description: VerticalDescription): VerticalDescription =>
  resolveVertical(description, useContext(TextsContext));
