import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import {
  Bullets,
  Excesses,
  OrderDetails,
  OrderedThing,
  OrderSection,
  OrderTicks,
} from "#verticals/_web/OrderPieces.tsx";
import { flatOrderTexts as texts } from "./flat-card.texts.sv.ts";

/** C-218: about the insurance, and every excess there is. */
export const FlatOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      <OrderTicks items={provider.benefits} />
      <Bullets items={provider.services} />
    </OrderSection>
    <Excesses rows={provider.excesses.map(({ name, description }) => ({ name, text: description }))} />
  </OrderDetails>
);

/** "Tuvull Hem för bostadsrätt, 62 kvm". */
export const OrderedFlat = ({ provider, facts }: OrderedThingProps) => (
  <OrderedThing name={provider.subscriptionName}>
    {texts.home(facts["housingtype"] ?? "", facts["livingarea"] ?? "")}
  </OrderedThing>
);
