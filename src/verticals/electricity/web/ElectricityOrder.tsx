import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import { AboutProvider, OrderDetails, OrderedThing, OrderRows, OrderSection } from "#verticals/_web/OrderPieces.tsx";
import { electricityOrderTexts as texts } from "./electricity-web.texts.sv.ts";

/** C-218: the contract with all that the supplier promises, and about the supplier. */
export const ElectricityOrderDetails = ({ provider }: OrderDetailsProps) => (
  <OrderDetails>
    <OrderSection title={texts.about}>
      {provider.description ? <p>{provider.description}</p> : null}
      <OrderRows rows={provider.sections.flatMap(({ rows }) => rows)} />
    </OrderSection>
    <AboutProvider provider={provider} />
  </OrderDetails>
);

/** "Kvartspris Vind för villa". */
export const OrderedElectricity = ({ provider, facts }: OrderedThingProps) => {
  const housing = facts["housing"] ?? "";
  return (
    <OrderedThing name={provider.subscriptionName}>
      {housing === "" ? null : <span>{housing.charAt(0).toLowerCase() + housing.slice(1)}</span>}
    </OrderedThing>
  );
};
