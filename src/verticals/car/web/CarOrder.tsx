import { Check } from "lucide-react";
import { isMoreThanMonthsAway } from "#domain/current-insurance.ts";
import { AlertBanner } from "#ui/pieces/AlertBanner.tsx";
import { Icon } from "#ui/pieces/Icon.tsx";
import { Plate } from "#ui/primitives/Plate.tsx";
import type { OrderDetailsProps, OrderedThingProps, RenewalWarningProps } from "#verticals/_contract/order-web.ts";
import { carOrderTexts as texts } from "./car-order.texts.sv.ts";
import styles from "./CarOrder.module.css";

/** C-218: what the provider says of itself, the excesses, and the rest. */
export const CarOrderDetails = ({ provider }: OrderDetailsProps) => (
  <div className={styles["details"]}>
    {provider.about || provider.benefits.length > 0 ? (
      <section>
        <h4>{texts.about(provider.providerName)}</h4>
        {provider.benefits.length > 0 ? (
          <ul className={styles["ticks"]}>
            {provider.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon of={Check} size={20} />
                {benefit}
              </li>
            ))}
          </ul>
        ) : (
          <p>{provider.about}</p>
        )}
      </section>
    ) : null}
    <section>
      <h4>{texts.excesses}</h4>
      <dl className={styles["excesses"]}>
        {provider.excesses.length > 0
          ? provider.excesses.map(({ type, name, description }) => <Excess key={type} name={name} text={description} />)
          : provider.mainExcesses.map(({ kind, text }) => <Excess key={kind} name={texts.main[kind]} text={text} />)}
      </dl>
    </section>
    {provider.services.length > 0 || provider.description ? (
      <section>
        <h4>{texts.other}</h4>
        {provider.description ? <p>{provider.description}</p> : null}
        {provider.services.length > 0 ? (
          <ul className={styles["services"]}>
            {provider.services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        ) : null}
      </section>
    ) : null}
  </div>
);

const Excess = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

export const OrderedCar = ({ provider, facts }: OrderedThingProps) => {
  const number = facts["carregnumber"];
  return (
    <p className={styles["ordered"]}>
      <strong>{provider.subscriptionName}</strong>
      {number ? (
        <>
          <span>{texts.for}</span>
          <Plate number={number.includes(" ") ? number : `${number.slice(0, 3)} ${number.slice(3)}`} />
        </>
      ) : null}
    </p>
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
