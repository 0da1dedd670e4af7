import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { InColumn } from "#web/gallery/InColumn.tsx";
import { SampleResult } from "#web/gallery/samples/result-sample.tsx";
import { resultSampleTexts as texts } from "#web/gallery/samples/result-sample.texts.sv.ts";

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
