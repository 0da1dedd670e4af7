import { leadPath } from "#domain/addresses/lead-paths.ts";
import type { Place } from "#domain/addresses/place.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { leadButtonTexts as texts } from "./lead-button.texts.sv.ts";

interface LeadButtonProps {
  readonly vertical: Place;
  readonly resultId: string;
  readonly provider: string;
}

/** To the form that asks the provider to get in touch. */
export const LeadButton = ({ vertical, resultId, provider }: LeadButtonProps) => (
  <LinkButton href={leadPath(vertical, resultId)} isFull>
    {texts.ask(provider)}
  </LinkButton>
);
