import type { ShownOrderState } from "#domain/order/order-state.ts";
import type { GallerySection } from "../parts/gallery-section.ts";
import { checkoutGalleryTexts as texts, sampleOrderData } from "../samples/checkout-sample.texts.sv.ts";
import { sampleVertical } from "../samples/result-sample.tsx";
import { OrderComplete } from "#web/shop/order-complete/OrderComplete.tsx";
import { readOrder } from "#web/shop/order/read-order.ts";

const shown = (State: ShownOrderState) => (
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
