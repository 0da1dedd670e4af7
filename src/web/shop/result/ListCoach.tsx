import type { Coach } from "#web/shop/coach/coach.ts";
import { CoachCard } from "#web/shop/coach/CoachCard.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";

/** After a list. It has links only, so it stays as the server rendered it. */
export const ListCoach = ({ coach }: { readonly coach: Coach }) => (
  <ServerRenderedPart version={JSON.stringify(coach)}>
    <CoachCard coach={coach} />
  </ServerRenderedPart>
);
