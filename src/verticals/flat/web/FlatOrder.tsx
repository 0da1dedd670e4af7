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
import { flatOrderTexts as texts } from "./flat-card.texts.sv.ts";

/** C-218: about the insurance, what it covers, and every excess there is. */
export const FlatOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      <OrderTicks items={provider.benefits} />
      <OrderRows rows={provider.terms} />
    </OrderSection>
    <Covers provider={provider} />
    <Excesses rows={provider.excesses.map(({ name, description }) => ({ name, text: description }))} />
    <Services provider={provider} />
  </OrderDetails>
);

/** "Tuvull Hem för bostadsrätt, 62 kvm". */
export const OrderedFlat = ({ provider, facts }: OrderedThingProps) => (
  <OrderedThing name={provider.subscriptionName}>
    {texts.home(facts["housingtype"] ?? "", facts["livingarea"] ?? "")}
  </OrderedThing>
);
