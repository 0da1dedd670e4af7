import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { SampleResult } from "../samples/result-sample.tsx";
import { resultSampleTexts as texts } from "../samples/result-sample.texts.sv.ts";

export const section: GallerySection = {
  id: "resultat-hamtad",
  title: texts.fetched,
  states: [
    {
      name: texts.states.full,
      element: (
        <InColumn>
          <SampleResult current={{}} hasSlots />
        </InColumn>
      ),
    },
  ],
};
