import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { OrderDetailsProps, OrderedThingProps } from "#verticals/_contract/order-web.ts";
import {
  OrderDetails,
  OrderedThing,
  OrderRows,
  OrderSection,
  OrderTicks,
  Services,
} from "#verticals/_web/OrderPieces.tsx";
import { isExample } from "#verticals/accident/accident.examples.ts";
import { accidentOrderTexts as texts } from "./accident-card.texts.sv.ts";

/** A-004, C-218: about the insurance, what it pays out, and what comes with it. */
export const AccidentOrderDetails = ({ provider }: OrderDetailsProps) => {
  const terms = rowsOf(provider, "terms");
  const examples = terms.filter(({ type }) => isExample(type));
  return (
    <OrderDetails>
      <OrderSection title={texts.about}>
        {provider.about ? <p>{provider.about}</p> : null}
        {provider.description ? <p>{provider.description}</p> : null}
        <OrderRows rows={terms.filter(({ type }) => !isExample(type))} />
      </OrderSection>
      <OrderSection title={texts.examples}>
        <OrderRows rows={examples} />
      </OrderSection>
      {provider.benefits.length > 0 ? (
        <OrderSection title={texts.benefits}>
          <OrderTicks items={provider.benefits} />
        </OrderSection>
      ) : null}
      <Services provider={provider} />
    </OrderDetails>
  );
};

/** "Tuvull Olycksfall för dig själv". */
export const OrderedAccident = ({ provider, facts }: OrderedThingProps) => {
  const insured = facts["insuredfor"] ?? "";
  return (
    <OrderedThing name={provider.subscriptionName}>
      {insured === "" ? null : <span>{insured.charAt(0).toLowerCase() + insured.slice(1)}</span>}
    </OrderedThing>
  );
};
