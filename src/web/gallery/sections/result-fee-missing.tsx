import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { InColumn } from "#web/gallery/InColumn.tsx";
import { SampleResult } from "#web/gallery/samples/result-sample.tsx";
import { resultSampleTexts as texts } from "#web/gallery/samples/result-sample.texts.sv.ts";

const show = (current: Partial<CurrentInsurance>, count = 3) => (
  <InColumn>
    <SampleResult current={current} count={count} />
  </InColumn>
);

export const section: GallerySection = {
  id: "resultat-utan-avgift",
  title: texts.feeMissing,
  states: [
    { name: texts.states.missing, element: show({ yearlyFeeOre: undefined }) },
    { name: texts.states.campaign, element: show({ isCampaignInsurance: true }) },
    { name: texts.states.three, element: show({}) },
    { name: texts.states.four, element: show({}, 4) },
  ],
};
