import { type ComponentProps, Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import type { Coach } from "#web/shop/coach/coach.ts";
import type { CoachCard as CardOfCoach } from "#web/shop/coach/CoachCard.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";

const CoachCard = import.meta.env.SSR
  ? (await import("#web/shop/coach/CoachCard.tsx")).CoachCard
  : lazyWithReload<ComponentProps<typeof CardOfCoach>>(() =>
      import("#web/shop/coach/CoachCard.tsx").then((module) => module.CoachCard),
    );

/** After a list. It has links only: its script comes with a list that the browser draws itself. */
export const ListCoach = ({ coach }: { readonly coach: Coach }) => (
  <ServerRenderedPart version={JSON.stringify(coach)}>
    <Suspense fallback={null}>
      <CoachCard coach={coach} />
    </Suspense>
  </ServerRenderedPart>
);
