import { type ComponentProps, Suspense } from "react";
import { lazyWithReload } from "#ui/overlays/lazy-with-reload.tsx";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";
import type { AboutSearch as Part } from "./AboutSearch.tsx";

type AboutProps = ComponentProps<typeof Part>;

const AboutSearch = import.meta.env.SSR
  ? (await import("./AboutSearch.tsx")).AboutSearch
  : lazyWithReload<AboutProps>(() => import("./AboutSearch.tsx").then((module) => module.AboutSearch));

/** It has links and native toggles only: its script comes with a list that the browser renders itself. */
export const AboutList = (props: AboutProps) => (
  <ServerRenderedPart version={JSON.stringify(props)}>
    <Suspense fallback={null}>
      <AboutSearch {...props} />
    </Suspense>
  </ServerRenderedPart>
);
