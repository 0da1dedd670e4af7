import { SellingPoints } from "#web/checkout/SellingPoints.tsx";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { InColumn } from "#web/gallery/InColumn.tsx";
import { SampleCheckout } from "#web/gallery/samples/checkout-sample.tsx";
import { checkoutGalleryTexts as texts } from "#web/gallery/samples/checkout-sample.texts.sv.ts";

export const section: GallerySection = {
  id: "kassa",
  title: texts.checkout,
  states: [
    { name: texts.withoutRenewal, element: <SampleCheckout /> },
    {
      name: texts.points,
      element: (
        <InColumn>
          <SellingPoints parent="listing" />
        </InColumn>
      ),
    },
  ],
};
