import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";
import { resultTexts } from "./result.texts.sv.ts";

/** Which one is seen from the card around it; heard alone it needs the name. */
export const CallToAction = ({ provider }: { readonly provider: string }) => (
  <span>
    {resultTexts.goOn} <VisuallyHidden>{resultTexts.goOnWith(provider)}</VisuallyHidden>
  </span>
);
