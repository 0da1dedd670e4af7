import type { OrderState } from "#web/checkout/checkout.ts";
import type { GallerySection } from "#web/gallery/gallery-section.ts";
import { checkoutGalleryTexts as texts, sampleOrderData } from "#web/gallery/samples/checkout-sample.texts.sv.ts";
import { sampleVertical } from "#web/gallery/samples/result-sample.tsx";
import { OrderComplete } from "#web/order-complete/OrderComplete.tsx";
import { readOrder } from "#web/order-complete/read-order.ts";

const shown = (State: OrderState) => (
  <OrderComplete web={sampleVertical} order={readOrder(sampleOrderData({ State }))} slots={{}} />
);

export const section: GallerySection = {
  id: "order-klar",
  title: texts.order,
  states: [
    { name: texts.placed, element: shown("placed") },
    { name: texts.open, element: shown("open") },
    { name: texts.refused, element: shown("refused") },
    { name: texts.uncertain, element: shown("uncertain") },
  ],
};
