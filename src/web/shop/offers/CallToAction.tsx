import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { nameOffer } from "./offer-name.ts";
import type { ShownOffer } from "./present-result.ts";
import { resultTexts } from "./result.texts.sv.ts";

/** The card shows which offer it is; a screen reader needs the name in the button. */
export const CallToAction = ({ offer }: { readonly offer: ShownOffer }) => (
  <span>
    {resultTexts.goOn} <VisuallyHidden>{resultTexts.goOnWith(nameOffer(offer))}</VisuallyHidden>
  </span>
);
