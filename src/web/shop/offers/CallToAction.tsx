import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { resultTexts } from "./result.texts.sv.ts";

/** The card shows which offer it is; a screen reader needs the name in the button. */
export const CallToAction = ({ provider }: { readonly provider: string }) => (
  <span>
    {resultTexts.goOn} <VisuallyHidden>{resultTexts.goOnWith(provider)}</VisuallyHidden>
  </span>
);
