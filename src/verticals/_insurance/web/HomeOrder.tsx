import { rowsOf } from "#verticals/_contract/offer-lines.ts";
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
import { homeOrderTexts as texts } from "./home-card.texts.sv.ts";

/** C-218: about the insurance, what it covers, and all its excesses. */
export const HomeOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      {provider.benefits.length > 0 ? <OrderTicks items={provider.benefits} /> : null}
      <OrderRows rows={rowsOf(provider, "terms")} />
    </OrderSection>
    <Covers provider={provider} />
    <Excesses rows={rowsOf(provider, "excess")} />
    <Services provider={provider} />
  </OrderDetails>
);

/** "Tuvull Hem för bostadsrätt, 62 kvm". */
export const orderedHome = (describe: (facts: OrderedThingProps["facts"]) => string | undefined) =>
  function OrderedHome({ provider, facts }: OrderedThingProps) {
    return <OrderedThing name={provider.subscriptionName}>{describe(facts)}</OrderedThing>;
  };
