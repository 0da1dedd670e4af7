import type { OwnerFlag } from "#domain/current-insurance/owner-flag.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { SampleResult } from "../samples/result-sample.tsx";
import { resultSampleTexts as texts } from "../samples/result-sample.texts.sv.ts";

const show = (fetch: OwnerFlag, count: number) => (
  <InColumn>
    <SampleResult fetch={fetch} count={count} hasSlots />
  </InColumn>
);

export const section: GallerySection = {
  id: "resultat-fraga",
  title: texts.prompt,
  states: [
    { name: texts.states.ask, element: show("unknown", 10) },
    { name: texts.states.offer, element: show("owner", 3) },
    { name: texts.states.explain, element: show("not-owner", 1) },
  ],
};
