import { isMoreThanMonthsAway } from "#domain/current-insurance/current-insurance.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Plate } from "#ui/primitives/Plate.tsx";
import { rowsOf } from "#verticals/_contract/offer-lines.ts";
import type { OrderDetailsProps, OrderedThingProps, RenewalWarningProps } from "#verticals/_contract/order-web.ts";
import {
  AboutProvider,
  Covers,
  Excesses,
  OrderDetails,
  OrderedThing,
  OtherInfo,
  Services,
} from "#verticals/_web/OrderPieces.tsx";
import { carCardTexts } from "./car-card.texts.sv.ts";
import { carOrderTexts as texts } from "./car-order.texts.sv.ts";

/** C-218: what the provider writes about itself, the excesses, and the rest. */
export const CarOrderDetails = ({ provider }: OrderDetailsProps) => {
  const excesses = rowsOf(provider, "excess");
  return (
    <OrderDetails>
      <AboutProvider provider={provider} />
      <Excesses
        rows={
          excesses.length > 0
            ? excesses
            : rowsOf(provider, "main-excess").map(({ type, text }) => ({ name: MAIN_NAMES[type] ?? "", text }))
        }
      />
      <Covers provider={provider} />
      <Services provider={provider} title={carCardTexts.services} />
      <OtherInfo provider={provider} />
    </OrderDetails>
  );
};

const MAIN_NAMES: Readonly<Record<string, string>> = texts.main;

export const OrderedCar = ({ provider, facts }: OrderedThingProps) => {
  const number = facts["carregnumber"];
  return (
    <OrderedThing name={provider.subscriptionName}>
      {number ? <Plate number={number.includes(" ") ? number : `${number.slice(0, 3)} ${number.slice(3)}`} /> : null}
    </OrderedThing>
  );
};

/** Spec 2 §5. */
const FAR_AWAY_MONTHS = 6;

/** C-198. */
export const CarRenewalWarning = ({ renewalDate, today }: RenewalWarningProps) =>
  isMoreThanMonthsAway(renewalDate, today, FAR_AWAY_MONTHS) ? (
    <AlertBanner tone="notice">
      <p>{texts.farAway}</p>
    </AlertBanner>
  ) : null;
