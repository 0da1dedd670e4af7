import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import { AboutProvider, OrderDetails, OrderedThing, OrderRows, OrderSection } from "#verticals/_web/OrderPieces.tsx";
import { broadbandOrderWebTexts as texts } from "./broadband-web.texts.sv.ts";

/** C-218: the subscription with all its terms, and about the operator. */
export const BroadbandOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      <OrderRows rows={provider.sections.flatMap(({ rows }) => rows)} />
    </OrderSection>
    <AboutProvider provider={provider} />
  </OrderDetails>
);

/** "Fiber 500 för Sparvvägen 7". */
export const OrderedBroadband = ({ provider, facts }: OrderedThingProps) => (
  <OrderedThing name={provider.subscriptionName}>
    {facts["address"] ? <span>{facts["address"]}</span> : null}
  </OrderedThing>
);
