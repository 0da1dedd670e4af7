import { insurers } from "#verticals/_insurance/insurers.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { SampleCheckout } from "../samples/checkout-sample.tsx";
import { checkoutGalleryTexts as texts } from "../samples/checkout-sample.texts.sv.ts";

export const section: GallerySection = {
  id: "kassa-hamtad",
  title: texts.withRenewal,
  states: [
    {
      name: texts.withRenewal,
      element: <SampleCheckout current={{ providerName: insurers.granskog.name, renewalDate: "2027-01-18" }} />,
    },
  ],
};
