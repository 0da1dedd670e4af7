import type { ReactNode } from "react";
import { NounsOf } from "#ui/texts/NounsOf.tsx";
import { insuranceNouns } from "#verticals/_insurance/nouns.texts.sv.ts";

/** What the frame gives to the pages of a vertical of insurance. For a part of such a page that a test renders by itself. */
export const InsuranceTexts = ({ children }: { readonly children?: ReactNode }) => (
  <NounsOf nouns={insuranceNouns}>{children}</NounsOf>
);
