import { SellingPoints } from "#web/shop/selling-points/SellingPoints.tsx";
import type { GallerySection } from "../parts/gallery-section.ts";
import { InColumn } from "../parts/InColumn.tsx";
import { SampleCheckout } from "../samples/checkout-sample.tsx";
import { checkoutGalleryTexts as texts } from "../samples/checkout-sample.texts.sv.ts";

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
