import { type ComponentProps, Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { Coach } from "#web/coach/coach.ts";
import type { CoachCard as CardOfCoach } from "#web/coach/CoachCard.tsx";
import { ServerRenderedPart } from "#web/frame/ServerRenderedPart.tsx";

const CoachCard = import.meta.env.SSR
  ? (await import("#web/coach/CoachCard.tsx")).CoachCard
  : lazyWithReload<ComponentProps<typeof CardOfCoach>>(() =>
      import("#web/coach/CoachCard.tsx").then((module) => module.CoachCard),
    );

/** After a list. It has links only: its script comes with a list that the browser draws itself. */
export const ListCoach = ({ coach }: { readonly coach: Coach }) => (
  <ServerRenderedPart version={JSON.stringify(coach)}>
    <Suspense fallback={null}>
      <CoachCard coach={coach} />
    </Suspense>
  </ServerRenderedPart>
);
