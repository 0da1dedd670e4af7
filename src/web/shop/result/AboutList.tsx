import type { ComponentProps } from "react";
import { ServerRenderedPart } from "#web/shell/frame/ServerRenderedPart.tsx";
import { AboutSearch } from "./AboutSearch.tsx";

/** It has links and native toggles only, so it stays as the server rendered it. */
export const AboutList = (props: ComponentProps<typeof AboutSearch>) => (
  <ServerRenderedPart version={JSON.stringify(props)}>
    <AboutSearch {...props} />
  </ServerRenderedPart>
);
