import { linkOutPath } from "#domain/addresses/link-out-paths.ts";
import type { Place } from "#domain/addresses/place.ts";
import { LinkButton } from "#ui/primitives/LinkButton.tsx";
import { VisuallyHidden } from "#ui/primitives/VisuallyHidden.tsx";

interface LinkOutButtonProps {
  readonly vertical: Place;
  readonly resultId: string;
  /** "Till banken". */
  readonly text: string;
  /** Whose offer it is: a screen reader may read links by themselves. */
  readonly offerName: string;
}

/** To the page that leads to the provider's own site. */
export const LinkOutButton = ({ vertical, resultId, text, offerName }: LinkOutButtonProps) => (
  <LinkButton href={linkOutPath(vertical, resultId)}>
    {text}
    <VisuallyHidden>, {offerName}</VisuallyHidden>
  </LinkButton>
);
