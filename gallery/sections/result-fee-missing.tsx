import type { CurrentInsurance } from "#domain/current-insurance/current-insurance.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { SampleResult } from "../samples/result-sample.tsx";
import { resultSampleTexts as texts } from "../samples/result-sample.texts.sv.ts";

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
