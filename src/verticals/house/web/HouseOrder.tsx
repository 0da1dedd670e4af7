import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import {
  Covers,
  Excesses,
  OrderDetails,
  OrderedThing,
  OrderRows,
  OrderSection,
  OrderTicks,
  Services,
} from "#verticals/_web/OrderPieces.tsx";
import { houseOrderTexts as texts } from "./house-order.texts.sv.ts";

/** C-218: about the insurance, what it covers, and all its excesses. */
export const HouseOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      {provider.benefits.length > 0 ? <OrderTicks items={provider.benefits} /> : null}
      <OrderRows rows={provider.terms} />
    </OrderSection>
    <Covers provider={provider} />
    <Excesses rows={provider.excesses.map(({ name, description: text }) => ({ name, text }))} />
    <Services provider={provider} />
  </OrderDetails>
);

export const OrderedHouse = ({ provider, facts }: OrderedThingProps) => (
  <OrderedThing name={provider.subscriptionName}>{facts["houseaddress"]}</OrderedThing>
);
