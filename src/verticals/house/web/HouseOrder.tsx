import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import { Excesses, OrderDetails, OrderedThing, OrderSection, OrderTicks } from "#verticals/_web/OrderPieces.tsx";
import { houseOrderTexts as texts } from "./house-order.texts.sv.ts";

/** C-218: about the insurance, and all its excesses. */
export const HouseOrderDetails = ({ provider: { description, benefits, services, excesses } }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {description ? <p>{description}</p> : null}
      {benefits.length > 0 ? <OrderTicks items={benefits} /> : null}
      {services.length > 0 ? <p>{texts.services(services)}</p> : null}
    </OrderSection>
    <Excesses rows={excesses.map(({ name, description: text }) => ({ name, text }))} />
  </OrderDetails>
);

export const OrderedHouse = ({ provider, facts }: OrderedThingProps) => (
  <OrderedThing name={provider.subscriptionName}>{facts["houseaddress"]}</OrderedThing>
);
